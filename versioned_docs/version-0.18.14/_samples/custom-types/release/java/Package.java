package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** A package for one platform. */
@Object
public class Package {
    /** The operating system. */
    public String os;

    /** The CPU architecture. */
    public String arch;

    /** Used by the SDK to restore the object's fields. */
    public Package() {}

    Package(String os, String arch) {
        this.os = os;
        this.arch = arch;
    }

    /** Returns the name of the package's archive. */
    @Function
    public String archive() {
        return "app_" + os + "_" + arch + ".tar.gz";
    }
}
