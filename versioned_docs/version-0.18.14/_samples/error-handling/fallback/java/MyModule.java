package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Reads a project's version. */
@Object
public class MyModule {
    /**
     * Returns the project's version, or 0.0.0 if it can't be read.
     *
     * @param source The project directory.
     */
    @Function
    public String version(Directory source) throws InterruptedException, ExecutionException {
        try {
            return source.file("VERSION").contents().strip();
        } catch (DaggerQueryException missing) {
            return "0.0.0";
        }
    }
}
