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

/** Measures the test coverage of Python projects. */
@Object
public class MyModule {
    /**
     * Returns an HTML coverage report, even if some tests fail.
     *
     * @param source The project directory, with tests and requirements.txt.
     */
    @Function
    public Directory coverage(Directory source) {
        return tests(source).withExec(List.of("coverage", "html")).directory("htmlcov");
    }

    /**
     * Returns the exit code of the tests.
     *
     * @param source The project directory, with tests and requirements.txt.
     */
    @Function
    public int exitCode(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return tests(source).exitCode();
    }

    private Container tests(Directory source) {
        return dag()
                .container()
                .from("python:3.12-slim")
                .withExec(List.of("pip", "install", "coverage==7.9.2", "pytest==8.4.1"))
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("pip", "install", "--requirement", "requirements.txt"))
                // region: expect
                .withExec(
                        List.of("coverage", "run", "-m", "pytest"),
                        new Container.WithExecArguments().withExpect(ReturnType.ANY));
        // endregion: expect
    }
}
