package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Publishes a project's image to GitHub's container registry. */
@Object
public class MyModule {
    /**
     * Builds the Dockerfile, pushes the image, and returns its address with the digest.
     *
     * @param source The project directory, with its Dockerfile.
     * @param repository The GitHub repository, as OWNER/NAME.
     * @param tag The image's tag.
     * @param username The user that the token belongs to.
     * @param token A token that can write packages.
     */
    @Function
    public String publish(Directory source, String repository, String tag, String username, Secret token)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        String address = "ghcr.io/" + repository.toLowerCase() + ":" + tag;
        return source.dockerBuild()
                // region: link
                .withLabel("org.opencontainers.image.source", "https://github.com/" + repository)
                // endregion: link
                .withRegistryAuth(address, username, token)
                .publish(address);
    }
}
