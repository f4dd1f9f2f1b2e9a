package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Dagger;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Checks a website. */
@Object
public class MyModule {
    private static final String IMAGE = "node:22-slim";

    /**
     * Runs the linter and the tests in parallel and returns their output.
     *
     * @param source The website's source directory.
     */
    @Function
    public List<String> check(Directory source) throws Exception {
        Container base = Dagger.dag().container()
                .from(IMAGE)
                .withWorkdir("/src")
                .withDirectory(".", source)
                .withExec(List.of("npm", "ci"));
        List<Callable<String>> scripts = List.of(
                () -> base.withExec(List.of("npm", "run", "lint")).stdout(),
                () -> base.withExec(List.of("npm", "run", "test")).stdout());
        List<String> outputs = new ArrayList<>();
        ExecutorService threads = Executors.newCachedThreadPool();
        try {
            for (Future<String> output : threads.invokeAll(scripts)) {
                outputs.add(output.get());
            }
        } catch (ExecutionException failed) {
            throw (Exception) failed.getCause();
        } finally {
            threads.shutdown();
        }
        return outputs;
    }
}
