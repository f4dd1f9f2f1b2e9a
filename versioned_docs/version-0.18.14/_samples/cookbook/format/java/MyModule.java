package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Formats Go source files. */
@Object
public class MyModule {
    /**
     * Returns a copy of the project with formatted Go files.
     *
     * @param source The project directory.
     */
    @Function
    public Directory format(Directory source) {
        var withoutGit = new WithDirectoryArguments().withExclude(List.of(".git"));
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source, withoutGit)
                .withWorkdir("/src")
                .withExec(List.of("gofmt", "-w", "."))
                .directory(".");
    }
}
