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

/** Runs tests. */
@Object
public class MyModule {
    /**
     * Runs the tests, and opens a terminal if they fail.
     *
     * @param source The project directory.
     */
    @Function
    public String test(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        Container tests = dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(
                        List.of("go", "test", "./..."),
                        new Container.WithExecArguments().withExpect(ReturnType.ANY));
        int code = tests.exitCode();
        // region: terminal
        if (code != 0) {
            tests.terminal().sync();
            throw new IllegalStateException("tests ended with code " + code);
        }
        // endregion: terminal
        return tests.stdout();
    }
}
