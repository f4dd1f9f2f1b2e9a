package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import java.util.List;
import java.util.concurrent.ExecutionException;
import io.dagger.client.Container;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Reads two results of one step. */
@Object
public class MyModule {
    /** Returns a command's stdout and stderr. The command only runs once. */
    @Function
    public String output() throws InterruptedException, ExecutionException, DaggerQueryException {
        Container step = dag().container()
                .from("alpine:3.22")
                .withExec(List.of("sh", "-c", "echo result; echo warning >&2"));
        return step.stdout() + step.stderr();
    }
}
