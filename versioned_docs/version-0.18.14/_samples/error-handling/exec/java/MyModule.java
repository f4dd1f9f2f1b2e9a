package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerExecException;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Runs tests. */
@Object
public class MyModule {
    /**
     * Runs the tests, and reports the exit code and output if they fail.
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
                .withExec(List.of("go", "test", "./..."));
        // region: catch
        try {
            return tests.stdout();
        } catch (DaggerExecException failed) {
            throw new IllegalStateException(
                    "tests ended with code " + failed.getExitCode() + ":\n" + failed.getStdOut(), failed);
        }
        // endregion: catch
    }
}
