package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Compares directories. */
@Object
public class MyModule {
    /**
     * The files that are new or different in the second directory.
     *
     * @param before The directory as it was.
     * @param after The directory as it is now.
     */
    @Function
    public Directory changes(Directory before, Directory after) {
        return before.withTimestamps(0).diff(after.withTimestamps(0));
    }
}
