package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.File;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.concurrent.ExecutionException;

/** Downloads files that require a login. */
@Object
public class MyModule {
    /**
     * Downloads a file from a server that requires a user name and password.
     *
     * @param url The file's URL.
     * @param username The user name.
     * @param password The user's password.
     */
    @Function
    public File download(String url, String username, Secret password)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        String plaintext = password.plaintext();
        // region: secret
        String login = Base64.getEncoder().encodeToString((username + ":" + plaintext).getBytes(StandardCharsets.UTF_8));
        Secret header = dag().setSecret("header for " + username + " at " + url, "Basic " + login);
        // endregion: secret

        return dag().http(url, new Client.HttpArguments().withAuthHeader(header));
    }
}
