package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Adds a label to the image of another module. */
@Object
public class MyModule {
    /**
     * The shop's image, with its version on a label.
     *
     * @param version The version of the release.
     */
    @Function
    public Container image(String version) {
        return dag().shop().build("linux/amd64").withLabel("org.opencontainers.image.version", version);
    }
}
