package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Deploys to one of several environments. */
@Object
public class MyModule {
    /**
     * The address to deploy to.
     *
     * @param environment Where to deploy to.
     */
    @Function
    public String address(@Default("\"STAGING\"") Environment environment) {
        return switch (environment) {
            case PRODUCTION -> "https://example.com";
            case STAGING -> "https://staging.example.com";
        };
    }

    /** All environments. */
    @Function
    public List<Environment> environments() {
        return List.of(Environment.values());
    }
}
