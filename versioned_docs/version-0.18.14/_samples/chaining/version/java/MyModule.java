package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Looks up program versions. */
@Object
public class MyModule {
    /**
     * Returns a program's version in Alpine Linux.
     *
     * @param program The name of the program and of its package.
     */
    @Function
    public String version(@Default("git") String program)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", program))
                .withExec(List.of(program, "--version"))
                .stdout();
    }
}
