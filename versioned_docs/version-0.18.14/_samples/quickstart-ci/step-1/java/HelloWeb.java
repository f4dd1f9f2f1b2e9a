package io.dagger.modules.helloweb;

import java.util.List;
import java.util.concurrent.ExecutionException;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;

import static io.dagger.client.Dagger.dag;

/** The hello-web pipeline. */
@Object
public class HelloWeb {
    /** The project's files. */
    private Directory source;

    /** Used by the SDK to restore the object's fields. */
    public HelloWeb() {}

    /**
     * Sets the project to work on.
     *
     * @param source The project's files.
     */
    public HelloWeb(
            @DefaultPath("/") @Ignore({".git", ".dagger", ".env", "dist", "node_modules"}) Directory source) {
        this.source = source;
    }

    /** Node.js with the project and its packages. */
    @Function
    public Container buildEnv() {
        return dag()
                .container()
                .from("node:22-slim")
                .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
                .withWorkdir("/src")
                .withDirectory("/src", source)
                .withExec(List.of("npm", "install"));
    }

    /** Runs the tests, and returns their report. */
    @Function
    public String test()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return buildEnv().withExec(List.of("npm", "test")).stdout();
    }
}
