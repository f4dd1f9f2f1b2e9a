package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests and builds a Node.js project. */
@Object
public class MyModule {
    private Directory source;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /** @param source The project directory (default: the project that contains the module). */
    public MyModule(@DefaultPath("/") @Ignore({"**/node_modules", "dist"}) Directory source) {
        this.source = source;
    }

    /** Runs the project's tests and returns their output. */
    @Function
    public String test() throws InterruptedException, ExecutionException, DaggerQueryException {
        return installed().withExec(List.of("npm", "test")).stdout();
    }

    /** Builds the site. */
    @Function
    public Directory build() {
        return installed().withExec(List.of("npm", "run", "build")).directory("dist");
    }

    private Container installed() {
        return dag()
                .container()
                .from("node:22-slim")
                .withWorkdir("/app")
                .withDirectory(".", source)
                .withExec(List.of("npm", "ci"));
    }
}
