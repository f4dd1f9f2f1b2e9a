package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Object;

/** What an image is made of. */
@Object
public class Image {
    /** The user that its processes run as; empty for root. */
    public String user;

    /** The Linux distribution inside. */
    public Distribution distribution;

    /** Lets the SDK fill in the fields. */
    public Image() {}

    Image(String user, Distribution distribution) {
        this.user = user;
        this.distribution = distribution;
    }
}
