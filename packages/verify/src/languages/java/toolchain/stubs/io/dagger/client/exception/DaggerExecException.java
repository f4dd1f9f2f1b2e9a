package io.dagger.client.exception;

public class DaggerExecException extends DaggerQueryException {
    public Integer getExitCode() {
        throw new UnsupportedOperationException();
    }

    public String getStdOut() {
        throw new UnsupportedOperationException();
    }

    public String getStdErr() {
        throw new UnsupportedOperationException();
    }
}
