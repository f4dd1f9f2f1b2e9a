package io.dagger.client;

public class Scalar<T> {
    protected Scalar(T value) {}

    public boolean eq(Scalar<T> other) {
        throw new UnsupportedOperationException();
    }
}
