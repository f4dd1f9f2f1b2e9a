package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Inspects the project that contains the module. */
@Object
public class MyModule {
    /**
     * Counts the lines in the project's documentation.
     *
     * @param docs The documentation directory.
     */
    @Function
    public String countDocs(@DefaultPath("/docs") Directory docs) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine:3.22")
                .withMountedDirectory("/docs", docs)
                .withExec(List.of("sh", "-c", "find /docs -name '*.md' -exec cat {} + | wc -l"))
                .stdout();
    }

    /**
     * Returns the first page of the documentation.
     *
     * @param page The page to read.
     */
    @Function
    public String firstPage(@DefaultPath("/docs/README.md") File page) throws InterruptedException, ExecutionException, DaggerQueryException {
        return page.contents();
    }
}
