package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Makes images. */
@Object
public class MyModule {
    /**
     * An image that runs a Node.js program without root's rights.
     *
     * @param source The program's files.
     * @param version The version to write on the image.
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
