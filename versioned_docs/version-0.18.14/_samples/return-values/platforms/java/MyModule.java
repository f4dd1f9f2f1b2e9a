package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a Go program. */
@Object
public class MyModule {
    /**
     * Builds one binary for each architecture.
     *
     * @param source The program's source directory.
     * @param architectures The architectures to build for.
     */
    @Function
    public List<File> binaries(
            Directory source, @Default("[\"amd64\", \"arm64\"]") List<String> architectures) {
        return architectures.stream()
                .map(architecture -> {
                    String name = "/out/app-" + architecture;
                    return dag().container()
                            .from("golang:1.24-alpine")
                            .withDirectory("/src", source)
                            .withWorkdir("/src")
                            .withEnvVariable("GOARCH", architecture)
                            .withExec(List.of("go", "build", "-o", name, "."))
                            .file(name);
                })
                .toList();
    }
}
