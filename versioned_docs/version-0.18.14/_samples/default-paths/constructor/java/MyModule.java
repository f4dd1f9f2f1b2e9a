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

/** Tests and builds a Go project. */
@Object
public class MyModule {
    private Directory source;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Sets the project to test and build.
     *
     * @param source The project directory, without its Git history and documentation.
     */
    public MyModule(@DefaultPath("/") @Ignore({".git", "docs", "**/*.md"}) Directory source) {
        this.source = source;
    }

    /** Runs the tests. */
    @Function
    public String test() throws InterruptedException, ExecutionException, DaggerQueryException {
        return toolchain().withExec(List.of("go", "test", "./...")).stdout();
    }

    /** Builds the programs. */
    @Function
    public Directory build() {
        return toolchain().withExec(List.of("go", "build", "-o", "/out/", "./...")).directory("/out");
    }

    private Container toolchain() {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src");
    }
}
