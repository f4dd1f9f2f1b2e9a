package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Publishes images. */
@Object
public class MyModule {
    /**
     * Publishes an image and returns its address with the digest.
     *
     * @param image The image to publish.
     * @param address The address to publish to, for example ghcr.io/my-org/app:v1.
     * @param username The registry user name.
     * @param password The user's password or token.
     */
    @Function
    public String publish(Container image, String address, String username, Secret password)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return image.withRegistryAuth(address, username, password).publish(address);
    }
}
