package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Compares directories. */
@Object
public class MyModule {
    /**
     * Returns the files that are new or changed in the second directory.
     *
     * @param before The original directory.
     * @param after The changed directory.
     */
    @Function
    public Directory changes(Directory before, Directory after) {
        return before.withTimestamps(0).diff(after.withTimestamps(0));
    }
}
