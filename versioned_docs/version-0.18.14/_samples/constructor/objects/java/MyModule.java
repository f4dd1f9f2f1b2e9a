package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Dagger;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.Optional;

/** Runs commands in a base image. */
@Object
public class MyModule {
    /** The image to use. */
    public Container base;

    /** Lets the SDK fill in the fields. */
    public MyModule() {}

    /**
     * Configures the image.
     *
     * @param base The image to use; Alpine Linux if left out.
     */
    public MyModule(Optional<Container> base) {
        this.base = base.orElseGet(() -> Dagger.dag().container().from("alpine:3.22"));
    }

    /** The version of the distribution. */
    @Function
    public String version() throws Exception {
        return base.withExec(List.of("cat", "/etc/os-release")).stdout();
    }
}
