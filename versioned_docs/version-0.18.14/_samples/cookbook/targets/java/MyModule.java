package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds a command-line tool for several platforms. */
@Object
public class MyModule {
    /**
     * Builds the tool for all targets and returns the programs in one directory.
     *
     * @param source The tool's source directory.
     * @param name The tool's name.
     * @param targets The targets, each as GOOS/GOARCH.
     */
    @Function
    public Directory release(
            Directory source,
            String name,
            @Default("[\"linux/amd64\", \"linux/arm64\", \"darwin/arm64\", \"windows/amd64\"]") List<String> targets) {
        Directory release = dag().directory();
        for (String target : targets) {
            release = release.withDirectory("/", target(source, name, target));
        }
        return release;
    }

    /**
     * Builds the tool for one target.
     *
     * @param source The tool's source directory.
     * @param name The tool's name.
     * @param target The target, as GOOS/GOARCH.
     */
    @Function
    public Directory target(Directory source, String name, String target) {
        String[] parts = target.split("/");
        String suffix = parts[0].equals("windows") ? ".exe" : "";
        String file = name + "_" + parts[0] + "_" + parts[1] + suffix;

        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withMountedCache("/go/pkg/mod", dag().cacheVolume("go-modules"))
                .withMountedCache("/root/.cache/go-build", dag().cacheVolume("go-build"))
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withEnvVariable("CGO_ENABLED", "0")
                .withEnvVariable("GOOS", parts[0])
                .withEnvVariable("GOARCH", parts[1])
                .withExec(List.of("go", "build", "-o", "/out/" + file, "."))
                .directory("/out");
    }
}
