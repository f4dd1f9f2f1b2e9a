package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a Node.js project. */
@Object
public class MyModule {
    /**
     * Builds the project. Packages are only reinstalled if a manifest changes.
     *
     * @param source The project directory.
     */
    @Function
    public Directory build(Directory source) {
        return dag()
                .container()
                .from("node:22-slim")
                .withWorkdir("/src")
                .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
                .withDirectory(
                        ".",
                        source,
                        new WithDirectoryArguments()
                                .withInclude(List.of("package.json", "package-lock.json")))
                .withExec(List.of("npm", "ci"))
                .withDirectory(
                        ".",
                        source,
                        new WithDirectoryArguments().withExclude(List.of("node_modules", ".git", "dist")))
                .withExec(List.of("npm", "run", "build"))
                .directory("dist");
    }
}
