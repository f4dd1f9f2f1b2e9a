package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds, tests and publishes an image. */
@Object
public class MyModule {
    /**
     * Builds the project's Dockerfile.
     *
     * @param source The project directory, with its Dockerfile.
     */
    @Function
    public Container image(Directory source) {
        return source.dockerBuild();
    }

    /**
     * Publishes the image if its program starts, and returns its address.
     *
     * @param source The project directory, with its Dockerfile.
     * @param address The address to publish to, with a tag.
     */
    @Function
    public String publish(Directory source, String address) throws Exception {
        Container image = image(source);
        image.withExec(List.of("--version"), new Container.WithExecArguments().withUseEntrypoint(true))
                .sync();
        return image.publish(address);
    }
}
