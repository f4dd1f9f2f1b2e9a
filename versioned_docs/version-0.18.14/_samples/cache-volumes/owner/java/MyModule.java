package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheVolume;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Installs packages as a user without root rights. */
@Object
public class MyModule {
    /**
     * A container in which the user node installs a project's packages.
     *
     * @param source The project.
     */
    @Function
    public Container install(Directory source) {
        CacheVolume cache = dag().cacheVolume("npm-node");
        return dag()
                .container()
                .from("node:22-slim")
                .withUser("node")
                // region: owner
                .withMountedCache(
                        "/home/node/.npm", cache, new Container.WithMountedCacheArguments().withOwner("node"))
                // endregion: owner
                .withDirectory("/home/node/src", source, new Container.WithDirectoryArguments().withOwner("node"))
                .withWorkdir("/home/node/src")
                .withExec(List.of("npm", "ci"));
    }
}
