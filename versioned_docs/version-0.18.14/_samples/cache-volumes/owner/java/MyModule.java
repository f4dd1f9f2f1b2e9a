package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheVolume;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Installs packages as a non-root user. */
@Object
public class MyModule {
    /**
     * Installs a project's packages as the user node.
     *
     * @param source The project directory.
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
                .withDirectory(
                        "/home/node/src",
                        source,
                        new Container.WithDirectoryArguments()
                                .withInclude(List.of("package.json", "package-lock.json"))
                                .withOwner("node"))
                .withWorkdir("/home/node/src")
                .withExec(List.of("npm", "ci"));
    }
}
