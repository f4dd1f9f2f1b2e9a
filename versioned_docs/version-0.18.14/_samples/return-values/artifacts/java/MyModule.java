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
     * The binary.
     *
     * @param source The program's sources.
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
     * The binary and its license, side by side.
     *
     * @param source The program's sources.
     */
    @Function("package")
    public Directory bundle(Directory source) {
        return dag()
                .directory()
                .withFile("app", binary(source))
                .withFile("LICENSE", source.file("LICENSE"));
    }

    /**
     * An image that runs the binary.
     *
     * @param source The program's sources.
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
