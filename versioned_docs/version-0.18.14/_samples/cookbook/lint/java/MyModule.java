package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Lints a project's Dockerfile and YAML files. */
@Object
public class MyModule {
    /**
     * Lints the Dockerfile.
     *
     * @param source The project directory.
     */
    @Function
    public String dockerfile(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("hadolint/hadolint:v2.12.0-alpine")
                .withMountedDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("hadolint", "Dockerfile"))
                .stdout();
    }

    /**
     * Lints the YAML files.
     *
     * @param source The project directory.
     */
    @Function
    public String yaml(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("python:3.12-slim")
                .withExec(List.of("pip", "install", "yamllint==1.37.1"))
                .withMountedDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("yamllint", "--strict", "."))
                .stdout();
    }

    /**
     * Runs both linters in parallel, and fails if either does.
     *
     * @param source The project directory.
     */
    @Function
    public void lint(Directory source) throws Exception {
        // region: parallel
        ExecutorService threads = Executors.newCachedThreadPool();
        List<Callable<String>> linters = List.of(() -> dockerfile(source), () -> yaml(source));
        try {
            for (Future<String> output : threads.invokeAll(linters)) {
                output.get();
            }
        } catch (ExecutionException failed) {
            throw (Exception) failed.getCause();
        } finally {
            threads.shutdown();
        }
        // endregion: parallel
    }
}
