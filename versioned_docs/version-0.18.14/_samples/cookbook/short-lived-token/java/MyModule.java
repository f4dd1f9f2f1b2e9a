package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Installs packages from GitHub Packages. */
@Object
public class MyModule {
    /**
     * Installs the packages. The .npmrc must read the token from NODE_AUTH_TOKEN.
     *
     * @param source The project directory, with package-lock.json and .npmrc.
     * @param token A token that can read the packages.
     */
    @Function
    public Container install(Directory source, Secret token) {
        return dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/app", source)
                .withWorkdir("/app")
                .withSecretVariable("NODE_AUTH_TOKEN", token)
                .withExec(List.of("npm", "ci"))
                .withoutSecretVariable("NODE_AUTH_TOKEN");
    }
}
