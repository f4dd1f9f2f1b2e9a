package io.dagger.client;

import java.io.IOException;

public class Dagger {
    public static Client dag() {
        throw new UnsupportedOperationException();
    }

    public static AutoCloseableClient connect() throws IOException {
        throw new IOException();
    }
}
