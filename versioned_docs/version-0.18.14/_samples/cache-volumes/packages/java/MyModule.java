package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheVolume;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a Node.js project. */
@Object
public class MyModule {
    /**
     * Installs the packages of a project; npm's downloads survive between runs.
     *
     * @param source The project, with its package.json and package-lock.json.
     */
    @Function
    public Container install(Directory source) {
        CacheVolume downloads = dag().cacheVolume("npm");
        return dag()
                .container()
                .from("node:22-slim")
                // region: cache
                .withMountedCache("/root/.npm", downloads)
                // endregion: cache
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"));
    }
}
