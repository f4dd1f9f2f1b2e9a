package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Installs packages from a private npm registry. */
@Object
public class MyModule {
    /**
     * Installs a project's packages with the credentials in an .npmrc file.
     *
     * @param source The project directory.
     * @param npmrc The .npmrc file with the registry's credentials.
     */
    @Function
    public Container install(@Ignore({"**/.npmrc"}) Directory source, Secret npmrc) {
        Container project = dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/src", source)
                .withWorkdir("/src");
        // region: mount
        Directory packages = project.withMountedSecret("/root/.npmrc", npmrc)
                .withExec(List.of("npm", "ci"))
                .directory("/src/node_modules");
        return project.withDirectory("/src/node_modules", packages);
        // endregion: mount
    }
}
