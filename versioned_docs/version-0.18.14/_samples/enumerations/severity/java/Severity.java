package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Enum;

/** How bad a vulnerability is. */
@Enum
public enum Severity {
    /** Worth knowing. */
    LOW,
    /** Mend it soon. */
    HIGH,
    /** Mend it now. */
    CRITICAL
}
