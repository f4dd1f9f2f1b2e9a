package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Lints shell scripts. */
@Object
public class MyModule {
    /**
     * Lints shell scripts and returns the report, even if there are findings.
     *
     * @param source The directory that contains the scripts.
     */
    @Function
    public Outcome check(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        Container done = dag().container()
                .from("koalaman/shellcheck-alpine:v0.10.0")
                .withMountedDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(
                        List.of("sh", "-c", "shellcheck *.sh > /report.txt 2>&1"),
                        new Container.WithExecArguments().withExpect(ReturnType.ANY));
        return new Outcome(done.exitCode() == 0, done.file("/report.txt"));
    }
}
