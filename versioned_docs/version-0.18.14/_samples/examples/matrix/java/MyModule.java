package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Tests a library with several versions of Node.js. */
@Object
public class MyModule {
    /**
     * Runs the tests with all versions at once, and fails if any of them did.
     *
     * @param source The library.
     * @param versions The versions of Node.js.
     */
    @Function
    public String test(Directory source, List<String> versions) throws InterruptedException, ExecutionException {
        // region: parallel
        ExecutorService threads = Executors.newCachedThreadPool();
        List<Callable<Integer>> tests = new ArrayList<>();
        for (String version : versions) {
            tests.add(() -> tested(source, version).exitCode());
        }
        List<Future<Integer>> codes = threads.invokeAll(tests);
        threads.shutdown();
        // endregion: parallel

        List<String> failed = new ArrayList<>();
        for (int i = 0; i < codes.size(); i++) {
            if (codes.get(i).get() != 0) {
                failed.add(versions.get(i));
            }
        }
        if (!failed.isEmpty()) {
            throw new IllegalStateException("tests failed with Node.js " + String.join(", ", failed));
        }
        return "tests passed with Node.js " + String.join(", ", versions);
    }

    /**
     * The container after the tests with one version, whether they passed or not.
     *
     * @param source The library.
     * @param version The version of Node.js.
     */
    @Function
    public Container tested(Directory source, String version) {
        return dag()
                .container()
                .from("node:" + version + "-slim")
                .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
                .withDirectory("/src", source, new Container.WithDirectoryArguments().withExclude(List.of("node_modules")))
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"))
                .withExec(List.of("npm", "test"), new Container.WithExecArguments().withExpect(ReturnType.ANY));
    }
}
