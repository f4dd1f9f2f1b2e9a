package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds images. */
@Object
public class MyModule {
    /**
     * Builds an image that runs a Node.js program as a non-root user.
     *
     * @param source The program's files.
     * @param version The version to add as a label.
     */
    @Function
    public Container image(Directory source, String version) {
        return dag()
                .container()
                .from("node:22-slim")
                .withWorkdir("/app")
                .withDirectory(".", source, new WithDirectoryArguments().withOwner("node"))
                .withUser("node")
                .withLabel("org.opencontainers.image.version", version)
                .withEntrypoint(List.of("node"))
                .withDefaultArgs(List.of("index.js"));
    }
}
