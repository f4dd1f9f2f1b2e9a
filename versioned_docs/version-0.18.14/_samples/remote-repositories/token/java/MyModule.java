package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Fetches private repositories. */
@Object
public class MyModule {
    /**
     * Fetches the files of a private repository.
     *
     * @param url The repository's HTTPS URL.
     * @param token A token that can read the repository.
     */
    @Function
    public Directory fetch(String url, Secret token) {
        return dag().git(url, new Client.GitArguments().withHttpAuthToken(token)).head().tree();
    }
}
