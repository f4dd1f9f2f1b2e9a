package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds, tries and publishes an image. */
@Object
public class MyModule {
    /**
     * The image that the project's Dockerfile describes.
     *
     * @param source The project, with its Dockerfile.
     */
    @Function
    public Container image(Directory source) {
        return source.dockerBuild();
    }

    /**
     * Publishes the image if its program starts, and returns the address with the digest.
     *
     * @param source The project, with its Dockerfile.
     * @param address The address, with a tag.
     */
    @Function
    public String publish(Directory source, String address) throws Exception {
        Container image = image(source);
        image.withExec(List.of("--version"), new Container.WithExecArguments().withUseEntrypoint(true))
                .sync();
        return image.publish(address);
    }
}
