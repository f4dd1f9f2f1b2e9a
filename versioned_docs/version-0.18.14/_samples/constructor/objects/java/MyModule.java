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
    /** The base image. */
    public Container base;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Sets the base image.
     *
     * @param base The base image (default: Alpine Linux).
     */
    public MyModule(Optional<Container> base) {
        this.base = base.orElseGet(() -> Dagger.dag().container().from("alpine:3.22"));
    }

    /** Returns the distribution's release information. */
    @Function
    public String version() throws Exception {
        return base.withExec(List.of("cat", "/etc/os-release")).stdout();
    }
}
