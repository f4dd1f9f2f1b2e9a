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
     * Builds the image and installs its packages on the given platform.
     *
     * @param source The application directory, with main.py and requirements.txt.
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
     * Publishes a multi-platform image and returns its address with the digest.
     *
     * @param source The application directory, with main.py and requirements.txt.
     * @param platforms The platforms, for example linux/arm64.
     * @param address The address to publish to, with a tag.
     */
    @Function
    public String publish(Directory source, List<String> platforms, String address)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        List<Container> images =
                platforms.stream().map(platform -> image(source, platform)).toList();
        return dag().container().publish(address, new Container.PublishArguments().withPlatformVariants(images));
    }
}
