package io.dagger.client;

import io.dagger.client.exception.DaggerQueryException;
import java.util.concurrent.ExecutionException;

public interface IDAble<S> {
    S id() throws ExecutionException, InterruptedException, DaggerQueryException;
}
