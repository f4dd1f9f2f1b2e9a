package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a project. */
@Object
public class MyModule {
    /**
     * Opens a terminal after installing packages, then builds the project.
     *
     * @param source The project directory.
     */
    @Function
    public Directory build(Directory source) {
        return dag()
                .container()
                .from("node:22-slim")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"))
                // region: terminal
                .terminal()
                // endregion: terminal
                .withExec(List.of("npm", "run", "build"))
                .directory("dist");
    }
}
