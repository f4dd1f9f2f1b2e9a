package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Object;

/** A server to deploy to. */
@Object
public class Server {
    /** The host name. */
    public String host;

    /** The service's port. */
    public int port;

    /** Used by the SDK to restore the object's fields. */
    public Server() {}

    Server(String host, int port) {
        this.host = host;
        this.port = port;
    }
}
