package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.Platform;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Publishes a multi-platform image. */
@Object
public class MyModule {
    /**
     * Builds a Go program for each platform and publishes them as one image.
     *
     * @param source The program's source directory.
     * @param address The address to publish to, with a tag.
     * @param platforms The platforms, for example linux/amd64.
     */
    @Function
    public String publish(Directory source, String address, List<String> platforms)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        List<Container> variants =
                platforms.stream().map(platform -> variant(source, platform)).toList();
        return dag().container().publish(address, new Container.PublishArguments().withPlatformVariants(variants));
    }

    /**
     * Builds one platform's image. The compiler runs on the engine's platform.
     *
     * @param source The program's source directory.
     * @param platform The platform, for example linux/arm64.
     */
    @Function
    public Container variant(Directory source, String platform) {
        String[] parts = platform.split("/");
        File program = dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withEnvVariable("CGO_ENABLED", "0")
                .withEnvVariable("GOOS", parts[0])
                .withEnvVariable("GOARCH", parts[1])
                .withExec(List.of("go", "build", "-o", "/out/app", "."))
                .file("/out/app");

        return dag()
                .container(new Client.ContainerArguments().withPlatform(Platform.from(platform)))
                .from("alpine:3.22")
                .withFile("/usr/local/bin/app", program)
                .withEntrypoint(List.of("app"));
    }
}
