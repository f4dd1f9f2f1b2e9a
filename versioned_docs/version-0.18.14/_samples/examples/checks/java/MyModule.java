package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Checks a Python project with three tools in parallel. */
@Object
public class MyModule {
    /**
     * Lints the code.
     *
     * @param source The project directory, with pyproject.toml.
     */
    @Function
    public String lint(Directory source) throws Exception {
        return tools(source).withExec(List.of("ruff", "check", ".")).stdout();
    }

    /**
     * Checks the types.
     *
     * @param source The project directory, with pyproject.toml.
     */
    @Function
    public String types(Directory source) throws Exception {
        return tools(source).withExec(List.of("mypy", ".")).stdout();
    }

    /**
     * Runs the tests.
     *
     * @param source The project directory, with pyproject.toml.
     */
    @Function
    public String test(Directory source) throws Exception {
        return tools(source).withExec(List.of("pytest", "--quiet")).stdout();
    }

    /**
     * Runs all checks in parallel, and fails if any of them does.
     *
     * @param source The project directory, with pyproject.toml.
     */
    @Function
    public void all(Directory source) throws Exception {
        // region: parallel
        ExecutorService threads = Executors.newCachedThreadPool();
        List<Callable<String>> checks = List.of(() -> lint(source), () -> types(source), () -> test(source));
        try {
            for (Future<String> output : threads.invokeAll(checks)) {
                output.get();
            }
        } catch (ExecutionException failed) {
            throw (Exception) failed.getCause();
        } finally {
            threads.shutdown();
        }
        // endregion: parallel
    }

    /** Returns the project with the tools, built once for all three checks. */
    private Container tools(Directory source) {
        return dag()
                .container()
                .from("python:3.12-slim")
                .withMountedCache("/root/.cache/pip", dag().cacheVolume("pip"))
                .withExec(List.of("pip", "install", "ruff==0.12.4", "mypy==1.17.0", "pytest==8.4.1"))
                .withDirectory("/src", source, new WithDirectoryArguments().withExclude(List.of(".venv", ".git")))
                .withWorkdir("/src")
                .withExec(List.of("pip", "install", "--editable", "."));
    }
}
