package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Looks up the addresses of deployment environments. */
@Object
public class MyModule {
    /**
     * Returns the environment's address.
     *
     * @param environment The environment to deploy to.
     */
    @Function
    public String address(@Default("\"STAGING\"") Environment environment) {
        return switch (environment) {
            case PRODUCTION -> "https://example.com";
            case STAGING -> "https://staging.example.com";
        };
    }

    /** Lists all environments. */
    @Function
    public List<Environment> environments() {
        return List.of(Environment.values());
    }
}
