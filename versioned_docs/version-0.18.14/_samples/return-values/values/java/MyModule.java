package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Inspects a directory. */
@Object
public class MyModule {
    /**
     * Counts the files and directories in a directory, at any depth.
     *
     * @param source The directory to inspect.
     */
    @Function
    public int count(Directory source) throws Exception {
        return source.glob("**/*").size();
    }

    /**
     * Lists the names of a directory's top-level entries.
     *
     * @param source The directory to inspect.
     */
    @Function
    public List<String> names(Directory source) throws Exception {
        return source.entries();
    }
}
