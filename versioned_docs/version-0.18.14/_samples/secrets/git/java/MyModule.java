package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Secret;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Fetches private Git repositories. */
@Object
public class MyModule {
    /**
     * Fetches a private repository at a branch, tag or commit.
     *
     * @param repository The repository's HTTPS URL.
     * @param ref The branch, tag or commit.
     * @param token A token that can read the repository.
     */
    @Function
    public Directory fetch(String repository, String ref, Secret token) {
        return dag()
                .git(repository, new Client.GitArguments().withHttpAuthToken(token))
                .ref(ref)
                .tree();
    }
}
