package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Builds images with a token. */
@Object
public class MyModule {
    /**
     * Builds a project's Dockerfile with an npm token.
     *
     * @param source The project directory, with its Dockerfile.
     * @param token The token for the package registry.
     */
    @Function
    public Container build(Directory source, Secret token)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        // region: name
        Secret named = dag().setSecret("npm-token", token.plaintext());
        // endregion: name

        return source.dockerBuild(new Directory.DockerBuildArguments().withSecrets(List.of(named)));
    }
}
