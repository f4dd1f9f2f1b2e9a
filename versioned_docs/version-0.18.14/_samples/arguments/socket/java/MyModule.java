package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Works with private Git repositories. */
@Object
public class MyModule {
    /**
     * The files of a private repository, fetched with the caller's SSH agent.
     *
     * @param url The repository's SSH address.
     * @param agent The socket of the SSH agent.
     */
    @Function
    public Directory fetch(String url, Socket agent) {
        return dag().git(url, new Client.GitArguments().withSshAuthSocket(agent)).head().tree();
    }
}
