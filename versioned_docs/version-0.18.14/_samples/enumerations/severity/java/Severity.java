package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Enum;

/** The severity of a vulnerability. */
@Enum
public enum Severity {
    /** Fix when convenient. */
    LOW,
    /** Fix soon. */
    HIGH,
    /** Fix immediately. */
    CRITICAL
}
