package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests the projects in a monorepo. */
@Object
public class MyModule {
    /**
     * Tests the server.
     *
     * @param source The server's source directory.
     */
    @Function
    public String testServer(@DefaultPath("/server") Directory source)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("go", "test", "./..."))
                .stdout();
    }

    /**
     * Tests the website.
     *
     * @param source The website's source directory.
     */
    @Function
    public String testWebsite(@DefaultPath("/website") @Ignore("node_modules") Directory source)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"))
                .withExec(List.of("npm", "test"))
                .stdout();
    }
}
