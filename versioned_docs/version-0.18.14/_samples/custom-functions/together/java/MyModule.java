package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Dagger;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds and checks a website. */
@Object
public class MyModule {
    private static final String IMAGE = "node:22-slim";

    /**
     * Returns a container with the website's packages installed.
     *
     * @param source The website's source directory.
     */
    @Function
    public Container base(Directory source) {
        return Dagger.dag()
                .container()
                .from(IMAGE)
                .withWorkdir("/src")
                .withDirectory(".", source)
                .withExec(List.of("npm", "ci"));
    }

    /**
     * Builds the website.
     *
     * @param source The website's source directory.
     */
    @Function
    public Directory build(Directory source) {
        return base(source).withExec(List.of("npm", "run", "build")).directory("dist");
    }

    /**
     * Lints the website and returns the linter's output.
     *
     * @param source The website's source directory.
     */
    @Function
    public String lint(Directory source) throws Exception {
        return base(source).withExec(List.of("npm", "run", "lint")).stdout();
    }
}
