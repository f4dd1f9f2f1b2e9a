package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Describes servers. */
@Object
public class MyModule {
    /**
     * Returns a server with the given host and port.
     *
     * @param host The host name.
     * @param port The service's port.
     */
    @Function
    public Server server(String host, @Default("443") int port) {
        return new Server(host, port);
    }

    /**
     * Returns a server's URL.
     *
     * @param server The server.
     */
    @Function
    public String address(Server server) {
        return "https://" + server.host + ":" + server.port;
    }
}
