package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Names the images of a release. */
@Object
public class MyModule {
    /** The version of the release. */
    public String version;

    private String registry;

    /** Lets the SDK fill in the fields. */
    public MyModule() {}

    /**
     * @param version The version of the release.
     * @param registry The registry's host.
     */
    public MyModule(String version, @Default("registry.example.com") String registry) {
        this.version = version;
        this.registry = registry;
    }

    /**
     * The address of an image.
     *
     * @param name The image's name.
     */
    @Function
    public String address(String name) {
        return registry + "/" + name + ":" + version;
    }
}
