package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a Go program. */
@Object
public class MyModule {
    /**
     * Builds a Go program.
     *
     * @param source The program's source directory.
     */
    @Function
    public File build(Directory source) {
        Container compiler = dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src");
        return compiler
                .withExec(List.of("go", "build", "-o", "app", "."))
                .file("app");
    }
}
