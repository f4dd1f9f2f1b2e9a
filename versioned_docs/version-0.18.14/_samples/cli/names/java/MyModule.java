package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Counts lines. */
@Object
public class MyModule {
    /**
     * Counts the lines in a directory's files that match a pattern.
     *
     * @param sourceDir The directory to search.
     * @param filePattern The file name pattern.
     */
    @Function
    public String countLines(Directory sourceDir, @Default("*.md") String filePattern)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine:3.22")
                .withMountedDirectory("/src", sourceDir)
                .withEnvVariable("PATTERN", filePattern)
                .withExec(List.of("sh", "-c", "find /src -name \"$PATTERN\" -type f -exec cat {} + | wc -l"))
                .stdout();
    }
}
