package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Object;

/** An image's user and distribution. */
@Object
public class Image {
    /** The user that processes run as; empty for root. */
    public String user;

    /** The image's Linux distribution. */
    public Distribution distribution;

    /** Used by the SDK to restore the object's fields. */
    public Image() {}

    Image(String user, Distribution distribution) {
        this.user = user;
        this.distribution = distribution;
    }
}
