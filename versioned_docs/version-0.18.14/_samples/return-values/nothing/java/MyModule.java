package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Checks projects. */
@Object
public class MyModule {
    /**
     * Fails if the project has no file LICENSE.
     *
     * @param source The project.
     */
    @Function
    public void check(Directory source) throws Exception {
        source.file("LICENSE").size();
    }
}
