package io.dagger.client;

public class AutoCloseableClient extends Client implements AutoCloseable {
    AutoCloseableClient() {}
}
