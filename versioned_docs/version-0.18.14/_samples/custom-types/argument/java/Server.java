package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Object;

/** A machine to deploy to. */
@Object
public class Server {
    /** The name in the network. */
    public String host;

    /** The port of the service. */
    public int port;

    /** Lets the SDK fill in the fields. */
    public Server() {}

    Server(String host, int port) {
        this.host = host;
        this.port = port;
    }
}
