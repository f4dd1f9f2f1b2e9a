package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheVolume;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds Go programs. */
@Object
public class MyModule {
    /**
     * Builds a Go program with the caller's cache volume.
     *
     * @param source The program's source directory.
     * @param cache The cache volume for compiled packages.
     */
    @Function
    public File build(Directory source, CacheVolume cache) {
        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withMountedCache("/root/.cache/go-build", cache)
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("go", "build", "-o", "/app", "."))
                .file("/app");
    }
}
