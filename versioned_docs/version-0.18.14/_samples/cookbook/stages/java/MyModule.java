package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a web application with a Go server and pages built by Node.js. */
@Object
public class MyModule {
    /**
     * Builds the server.
     *
     * @param source The application directory, with a "server" subdirectory.
     */
    @Function
    public File server(Directory source) {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source.directory("server"))
                .withWorkdir("/src")
                .withEnvVariable("CGO_ENABLED", "0")
                .withExec(List.of("go", "build", "-o", "/out/server", "."))
                .file("/out/server");
    }

    /**
     * Builds the pages, with their scripts and styles.
     *
     * @param source The application directory, with a "web" subdirectory.
     */
    @Function
    public Directory pages(Directory source) {
        return dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/src", source.directory("web"))
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"))
                .withExec(List.of("npm", "run", "build"))
                .directory("dist");
    }

    /**
     * Builds an image with the server and pages, without their build tools.
     *
     * @param source The application directory.
     */
    @Function
    public Container image(Directory source) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withFile("/usr/local/bin/server", server(source))
                .withDirectory("/srv/www", pages(source))
                .withExposedPort(8080)
                .withEntrypoint(List.of("server"));
    }
}
