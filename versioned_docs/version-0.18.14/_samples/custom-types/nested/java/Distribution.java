package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Object;

/** A Linux distribution. */
@Object
public class Distribution {
    /** The distribution's ID, for example alpine. */
    public String name;

    /** The distribution's version. */
    public String version;

    /** Used by the SDK to restore the object's fields. */
    public Distribution() {}

    Distribution(String name, String version) {
        this.name = name;
        this.version = version;
    }
}
