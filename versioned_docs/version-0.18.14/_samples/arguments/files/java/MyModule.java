package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Adds files to images. */
@Object
public class MyModule {
    /**
     * Adds a directory and a configuration file to an image.
     *
     * @param base The base image.
     * @param source The directory to copy to /app.
     * @param config The file to copy to /etc/app.conf.
     */
    @Function
    public Container pack(Container base, Directory source, File config) {
        return base.withDirectory("/app", source).withFile("/etc/app.conf", config);
    }
}
