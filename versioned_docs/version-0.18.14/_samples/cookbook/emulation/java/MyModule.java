package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Platform;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Publishes a Python application for several platforms. */
@Object
public class MyModule {
    /**
     * The application's image for one platform. Its packages are installed on that platform.
     *
     * @param source The application, with main.py and requirements.txt.
     * @param platform The platform, for example linux/arm64.
     */
    @Function
    public Container image(Directory source, String platform) {
        return dag()
                .container(new Client.ContainerArguments().withPlatform(Platform.from(platform)))
                .from("python:3.12-slim")
                .withWorkdir("/app")
                .withDirectory(
                        ".", source, new Container.WithDirectoryArguments().withInclude(List.of("requirements.txt")))
                .withExec(List.of("pip", "install", "--no-cache-dir", "-r", "requirements.txt"))
                .withDirectory(".", source)
                .withEntrypoint(List.of("python", "main.py"));
    }

    /**
     * Publishes one address for all platforms, and returns it with its digest.
     *
     * @param source The application, with main.py and requirements.txt.
     * @param platforms The platforms, for example linux/arm64.
     * @param address The address, with a tag.
     */
    @Function
    public String publish(Directory source, List<String> platforms, String address)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        List<Container> images =
                platforms.stream().map(platform -> image(source, platform)).toList();
        return dag().container().publish(address, new Container.PublishArguments().withPlatformVariants(images));
    }
}
