package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.Arrays;
import java.util.concurrent.ExecutionException;

/** Reads a project's version from its Git history. */
@Object
public class MyModule {
    /**
     * Returns the version in the format of git describe.
     *
     * @param project The project's checkout, with its .git directory.
     */
    @Function
    public String version(Directory project)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine/git:2.49.1")
                .withWorkdir("/src")
                .withMountedDirectory("/src", project)
                .withExec(Arrays.asList("git", "describe", "--tags", "--always"))
                .stdout();
    }
}
