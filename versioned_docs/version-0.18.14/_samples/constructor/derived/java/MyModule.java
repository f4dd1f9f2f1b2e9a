package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Names images. */
@Object
public class MyModule {
    /** The address of the registry. */
    public String registry;

    private String prefix;

    /** Lets the SDK fill in the fields. */
    public MyModule() {}

    /**
     * Checks and keeps the configuration.
     *
     * @param registry The address of the registry.
     * @param team The team that the images belong to.
     */
    public MyModule(String registry, @Default("web") String team) {
        if (registry.contains("://")) {
            throw new IllegalArgumentException("a registry has no scheme: write ghcr.io, not https://ghcr.io");
        }
        this.registry = registry;
        this.prefix = registry + "/" + team;
    }

    /**
     * The address of an image.
     *
     * @param name The image's name.
     */
    @Function
    public String address(String name) {
        return prefix + "/" + name;
    }
}
