package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Inspects files and directories. */
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
     * Returns a file's size in kilobytes.
     *
     * @param file The file to inspect.
     */
    @Function
    public float kilobytes(File file) throws Exception {
        return file.size() / 1000f;
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
