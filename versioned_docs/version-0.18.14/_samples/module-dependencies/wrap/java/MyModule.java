package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Adds a label to another module's image. */
@Object
public class MyModule {
    /**
     * Returns the shop's image, labelled with its version.
     *
     * @param version The release's version.
     */
    @Function
    public Container image(String version) {
        return dag().shop().build("linux/amd64").withLabel("org.opencontainers.image.version", version);
    }
}
