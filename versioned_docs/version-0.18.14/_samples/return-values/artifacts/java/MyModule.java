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
     * Builds the binary.
     *
     * @param source The program's source directory.
     */
    @Function
    public File binary(Directory source) {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withEnvVariable("CGO_ENABLED", "0")
                .withExec(List.of("go", "build", "-o", "/out/app", "."))
                .file("/out/app");
    }

    /**
     * Returns a directory with the binary and its licence.
     *
     * @param source The program's source directory.
     */
    @Function("package")
    public Directory bundle(Directory source) {
        return dag()
                .directory()
                .withFile("app", binary(source))
                .withFile("LICENSE", source.file("LICENSE"));
    }

    /**
     * Builds an image that runs the binary.
     *
     * @param source The program's source directory.
     */
    @Function
    public Container image(Directory source) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withFile("/usr/local/bin/app", binary(source))
                .withEntrypoint(List.of("app"));
    }
}
