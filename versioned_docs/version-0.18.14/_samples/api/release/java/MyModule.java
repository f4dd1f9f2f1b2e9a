package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Tells about releases of Alpine Linux. */
@Object
public class MyModule {
    /**
     * The exact version behind a tag of Alpine Linux.
     *
     * @param tag The tag.
     */
    @Function
    public String release(@Default("3.22") String tag)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag().container().from("alpine:" + tag).file("/etc/alpine-release").contents();
    }
}
