package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Object;

/** A Linux distribution. */
@Object
public class Distribution {
    /** Its short name. */
    public String name;

    /** Its version. */
    public String version;

    /** Lets the SDK fill in the fields. */
    public Distribution() {}

    Distribution(String name, String version) {
        this.name = name;
        this.version = version;
    }
}
