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

/** Lints the files that surround a project's code. */
@Object
public class MyModule {
    /**
     * Lints the Dockerfile.
     *
     * @param source The project.
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
     * @param source The project.
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
     * Runs both linters at the same time, and fails if one of them does.
     *
     * @param source The project.
     */
    @Function
    public void lint(Directory source) throws InterruptedException, ExecutionException {
        // region: parallel
        ExecutorService threads = Executors.newCachedThreadPool();
        List<Callable<String>> linters = List.of(() -> dockerfile(source), () -> yaml(source));
        List<Future<String>> outputs = threads.invokeAll(linters);
        threads.shutdown();
        for (Future<String> output : outputs) {
            output.get();
        }
        // endregion: parallel
    }
}
