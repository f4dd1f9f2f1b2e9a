package io.dagger.modules.mymodule;

import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Creates releases of a project. */
@Object
public class MyModule {
    /**
     * Creates a release with its packages.
     *
     * @param version The release's version.
     */
    @Function
    public Release release(String version) {
        return new Release(version, List.of(new Package("linux", "amd64"), new Package("darwin", "arm64")));
    }
}
