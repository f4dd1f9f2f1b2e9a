package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Directory.FilterArguments;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Searches a project. */
@Object
public class MyModule {
    /**
     * Returns the project's Go files, without generated ones.
     *
     * @param source The project directory.
     */
    @Function
    public Directory sources(Directory source) {
        return source.filter(new FilterArguments()
                .withInclude(List.of("**/*.go"))
                .withExclude(List.of("**/*.gen.go")));
    }

    /**
     * Counts the lines with a TODO in the Go files.
     *
     * @param source The project directory.
     */
    @Function
    public String todos(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("alpine:3.22")
                .withMountedDirectory("/src", sources(source))
                .withExec(List.of("sh", "-c", "grep -r TODO /src | wc -l"))
                .stdout();
    }
}
