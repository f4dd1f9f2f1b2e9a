package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Inspects images. */
@Object
public class MyModule {
    /**
     * Lists the packages installed in an Alpine image.
     *
     * @param image The image to inspect.
     */
    @Function
    public List<String> packages(Container image)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        String names = image.withExec(List.of("apk", "info")).stdout();
        return Arrays.asList(names.split("\n"));
    }
}
