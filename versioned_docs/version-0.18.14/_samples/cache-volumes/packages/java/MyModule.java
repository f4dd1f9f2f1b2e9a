package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheVolume;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Installs a Node.js project's packages. */
@Object
public class MyModule {
    /**
     * Installs the project's packages and keeps npm's downloads between runs.
     *
     * @param source The project directory, with package.json and package-lock.json.
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
                .withDirectory(
                        "/src", source, new Container.WithDirectoryArguments().withInclude(List.of("package.json", "package-lock.json")))
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"));
    }
}
