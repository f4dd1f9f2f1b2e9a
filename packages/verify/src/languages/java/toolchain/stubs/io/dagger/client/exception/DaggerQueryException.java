package io.dagger.client.exception;

import io.smallrye.graphql.client.GraphQLError;

public class DaggerQueryException extends Exception {
    public DaggerQueryException() {}

    public DaggerQueryException(GraphQLError error) {}

    public GraphQLError getError() {
        throw new UnsupportedOperationException();
    }

    public String toSimpleMessage() {
        throw new UnsupportedOperationException();
    }

    public String toEnhancedMessage() {
        throw new UnsupportedOperationException();
    }

    public String toFullMessage() {
        throw new UnsupportedOperationException();
    }
}
