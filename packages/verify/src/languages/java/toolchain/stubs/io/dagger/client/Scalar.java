package io.dagger.client;

public class Scalar<T> {
    protected Scalar(T value) {}
}
