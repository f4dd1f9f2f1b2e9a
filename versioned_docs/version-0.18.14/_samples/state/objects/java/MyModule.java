package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Collects notes in a directory. */
@Object
public class MyModule {
    /** The notes so far. */
    public Directory notes = dag().directory();

    /** Used by the SDK to restore the object's fields. */
    public MyModule() {}

    /**
     * Adds a note.
     *
     * @param name The file name.
     * @param text The note's text.
     */
    @Function
    public MyModule withNote(String name, String text) {
        notes = notes.withNewFile(name, text);
        return this;
    }
}
