package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests a Node.js project. */
@Object
public class MyModule {
    /**
     * Runs the tests.
     *
     * @param source The project directory. Only files that the tests need are uploaded.
     */
    @Function
    public String test(
            @Ignore({"*", "!package.json", "!package-lock.json", "!src", "src/**/*.md"}) Directory source)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/app", source)
                .withWorkdir("/app")
                .withExec(List.of("npm", "ci"))
                .withExec(List.of("npm", "test"))
                .stdout();
    }
}
