package io.dagger.client.exception;

import io.smallrye.graphql.client.GraphQLError;
import java.util.List;

public class DaggerExecException extends DaggerQueryException {
    public DaggerExecException() {}

    public DaggerExecException(GraphQLError error) {}

    public Integer getExitCode() {
        throw new UnsupportedOperationException();
    }

    public List<String> getPath() {
        throw new UnsupportedOperationException();
    }

    public List<String> getCmd() {
        throw new UnsupportedOperationException();
    }

    public String getStdOut() {
        throw new UnsupportedOperationException();
    }

    public String getStdErr() {
        throw new UnsupportedOperationException();
    }
}
