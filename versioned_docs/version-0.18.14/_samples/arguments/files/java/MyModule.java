package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Packs files into images. */
@Object
public class MyModule {
    /**
     * An image with a directory and a configuration file added.
     *
     * @param base The image to start from.
     * @param source What to copy to /app.
     * @param config What to copy to /etc/app.conf.
     */
    @Function
    public Container pack(Container base, Directory source, File config) {
        return base.withDirectory("/app", source).withFile("/etc/app.conf", config);
    }
}
