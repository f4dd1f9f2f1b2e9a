package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** What is installed on one platform. */
@Object
public class Package {
    /** The operating system. */
    public String os;

    /** The processor's architecture. */
    public String arch;

    /** Lets the SDK fill in the fields. */
    public Package() {}

    Package(String os, String arch) {
        this.os = os;
        this.arch = arch;
    }

    /** The name of the package's archive. */
    @Function
    public String archive() {
        return "app_" + os + "_" + arch + ".tar.gz";
    }
}
