package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Names images in a registry. */
@Object
public class MyModule {
    /** The registry, for example ghcr.io. */
    public String registry;

    private String prefix;

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Checks and stores the configuration.
     *
     * @param registry The registry, for example ghcr.io.
     * @param team The team that owns the images.
     */
    public MyModule(String registry, @Default("web") String team) {
        if (registry.contains("://")) {
            throw new IllegalArgumentException("a registry has no scheme: write ghcr.io, not https://ghcr.io");
        }
        this.registry = registry;
        this.prefix = registry + "/" + team;
    }

    /**
     * Returns an image's address.
     *
     * @param name The image's name.
     */
    @Function
    public String address(String name) {
        return prefix + "/" + name;
    }
}
