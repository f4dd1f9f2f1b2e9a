package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Parses version numbers. */
@Object
public class MyModule {
    /**
     * Returns the major part of a version number.
     *
     * @param version The version, for example 1.4.2.
     */
    @Function
    public String major(String version) {
        int dot = version.indexOf('.');
        if (dot < 0) {
            throw new IllegalArgumentException("\"" + version + "\" is not a version: it has no dot");
        }
        return version.substring(0, dot);
    }
}
