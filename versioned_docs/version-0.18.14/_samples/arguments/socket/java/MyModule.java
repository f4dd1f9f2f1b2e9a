package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.client.Socket;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Clones private Git repositories. */
@Object
public class MyModule {
    /**
     * Fetches a private repository with the caller's SSH agent.
     *
     * @param url The repository's SSH URL.
     * @param agent The SSH agent's socket.
     */
    @Function
    public Directory fetch(String url, Socket agent) {
        return dag().git(url, new Client.GitArguments().withSshAuthSocket(agent)).head().tree();
    }
}
