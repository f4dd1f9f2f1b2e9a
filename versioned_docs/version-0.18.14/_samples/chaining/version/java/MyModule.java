package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tells the versions of programs. */
@Object
public class MyModule {
    /**
     * The version of a program in Alpine Linux.
     *
     * @param program The program, and the package that it is in.
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
