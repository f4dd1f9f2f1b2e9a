package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Checks projects. */
@Object
public class MyModule {
    /**
     * Fails if the project has no LICENSE file.
     *
     * @param source The project directory.
     */
    @Function
    public void check(Directory source) throws Exception {
        source.file("LICENSE").size();
    }
}
