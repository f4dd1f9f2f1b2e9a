package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import java.util.concurrent.ExecutionException;
import io.dagger.client.Container;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Converts an object to its ID and back. */
@Object
public class MyModule {
    /**
     * Loads a container from its ID.
     *
     * @param container Any container.
     */
    @Function
    public Container again(Container container)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag().loadContainerFromID(container.id());
    }
}
