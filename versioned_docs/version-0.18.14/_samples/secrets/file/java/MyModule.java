package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds projects with private packages. */
@Object
public class MyModule {
    /**
     * Installs a project's packages with the credentials of an .npmrc file.
     *
     * @param source The project.
     * @param npmrc The .npmrc file with the registry's credentials.
     */
    @Function
    public Container install(Directory source, Secret npmrc) {
        return dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                // region: mount
                .withMountedSecret("/root/.npmrc", npmrc)
                .withExec(List.of("npm", "ci"))
                .withoutMount("/root/.npmrc");
        // endregion: mount
    }
}
