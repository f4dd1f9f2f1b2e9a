package io.dagger.modules.mymodule;

import io.dagger.client.Container;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Looks into images. */
@Object
public class MyModule {
    /**
     * The names of the packages that an Alpine image has.
     *
     * @param image The image.
     */
    @Function
    public List<String> packages(Container image)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        String names = image.withExec(List.of("apk", "info")).stdout();
        return Arrays.asList(names.split("\n"));
    }
}
