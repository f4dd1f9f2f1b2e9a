package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Publishes image releases. */
@Object
public class MyModule {
    /**
     * Publishes version 1.4.2 as 1.4.2, 1.4 and 1, and returns the addresses.
     *
     * @param image The image to publish.
     * @param repository The repository to publish to, for example ghcr.io/my-org/app.
     * @param version The version, for example 1.4.2.
     * @param username The registry user name.
     * @param password The user's password or token.
     */
    @Function
    public List<String> release(Container image, String repository, String version, String username, Secret password)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        Container signedIn = image.withRegistryAuth(repository, username, password);
        List<String> parts = List.of(version.split("\\."));

        List<String> addresses = new ArrayList<>();
        // region: tags
        for (int count = parts.size(); count > 0; count--) {
            String tag = String.join(".", parts.subList(0, count));
            addresses.add(signedIn.publish(repository + ":" + tag));
        }
        // endregion: tags
        return addresses;
    }
}
