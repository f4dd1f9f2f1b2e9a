package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Names the images of a release. */
@Object
public class MyModule {
    /** The release's version. */
    public String version;

    private String registry;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * @param version The release's version.
     * @param registry The registry's host.
     */
    public MyModule(String version, @Default("registry.example.com") String registry) {
        this.version = version;
        this.registry = registry;
    }

    /**
     * Returns an image's address.
     *
     * @param name The image's name.
     */
    @Function
    public String address(String name) {
        return registry + "/" + name + ":" + version;
    }
}
