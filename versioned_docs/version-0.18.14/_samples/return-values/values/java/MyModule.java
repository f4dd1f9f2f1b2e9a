package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Counts files. */
@Object
public class MyModule {
    /**
     * How many files a directory holds.
     *
     * @param source The directory.
     */
    @Function
    public int count(Directory source) throws Exception {
        return source.glob("**/*").size();
    }

    /**
     * The names of the entries at the top of a directory.
     *
     * @param source The directory.
     */
    @Function
    public List<String> names(Directory source) throws Exception {
        return source.entries();
    }
}
