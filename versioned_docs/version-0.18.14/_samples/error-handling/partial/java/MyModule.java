package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Runs tests. */
@Object
public class MyModule {
    /**
     * Returns the test report, even if the tests fail.
     *
     * @param source The project directory.
     */
    @Function
    public File report(Directory source) {
        return run(source).file("/report.json");
    }

    /**
     * Returns the exit code of the tests.
     *
     * @param source The project directory.
     */
    @Function
    public int exitCode(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return run(source).exitCode();
    }

    private Container run(Directory source) {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(
                        List.of("sh", "-c", "go test -json ./... > /report.json"),
                        new Container.WithExecArguments().withExpect(ReturnType.ANY));
    }
}
