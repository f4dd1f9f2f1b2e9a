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
     * A container with the website's packages installed.
     *
     * @param source The website's sources.
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
     * The built website.
     *
     * @param source The website's sources.
     */
    @Function
    public Directory build(Directory source) {
        return base(source).withExec(List.of("npm", "run", "build")).directory("dist");
    }

    /**
     * Checks the website's sources and returns what the linter says.
     *
     * @param source The website's sources.
     */
    @Function
    public String lint(Directory source) throws Exception {
        return base(source).withExec(List.of("npm", "run", "lint")).stdout();
    }
}
