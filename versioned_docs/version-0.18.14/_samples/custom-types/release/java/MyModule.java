package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Makes releases. */
@Object
public class MyModule {
    /**
     * A release with its packages.
     *
     * @param version The version of the release.
     */
    @Function
    public Release release(String version) {
        return new Release(version, List.of(new Package("linux", "amd64"), new Package("darwin", "arm64")));
    }
}
