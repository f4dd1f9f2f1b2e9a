package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Enum;

/** Where to deploy to. */
@Enum
public enum Environment {
    /** For tests, reset every night. */
    STAGING,
    /** For customers. */
    PRODUCTION
}
