package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Enum;

/** The environment to deploy to. */
@Enum
public enum Environment {
    /** For testing; reset every night. */
    STAGING,
    /** For customers. */
    PRODUCTION
}
