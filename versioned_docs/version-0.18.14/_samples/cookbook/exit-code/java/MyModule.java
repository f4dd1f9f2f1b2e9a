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

/** Checks the formatting of a website's files. */
@Object
public class MyModule {
    /**
     * Fails and lists the files if Prettier would change any.
     *
     * @param source The website's source directory.
     */
    @Function
    public void formatted(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        Container check = dag()
                .container()
                .from("node:22-slim")
                .withExec(List.of("npm", "install", "--global", "prettier@3.6.2"))
                .withMountedDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("prettier", "--list-different", "."));
        // region: code
        try {
            check.sync();
        } catch (DaggerExecException failed) {
            if (failed.getExitCode() != 1 || failed.getStdOut().isEmpty()) {
                throw failed;
            }
            throw new IllegalStateException("run prettier on these files:\n" + failed.getStdOut(), failed);
        }
        // endregion: code
    }
}
