package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Looks up Alpine Linux releases. */
@Object
public class MyModule {
    /**
     * Returns the exact Alpine Linux version of an image tag.
     *
     * @param tag The tag of the alpine image.
     */
    @Function
    public String release(@Default("3.22") String tag)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag().container().from("alpine:" + tag).file("/etc/alpine-release").contents();
    }
}
