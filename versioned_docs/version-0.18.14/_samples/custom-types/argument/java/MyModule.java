package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Describes servers. */
@Object
public class MyModule {
    /**
     * A server.
     *
     * @param host The name in the network.
     * @param port The port of the service.
     */
    @Function
    public Server server(String host, @Default("443") int port) {
        return new Server(host, port);
    }

    /**
     * The address of a server.
     *
     * @param server The server to reach.
     */
    @Function
    public String address(Server server) {
        return "https://" + server.host + ":" + server.port;
    }
}
