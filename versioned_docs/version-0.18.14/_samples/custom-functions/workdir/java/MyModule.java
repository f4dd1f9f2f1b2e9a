package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes files. */
@Object
public class MyModule {
    /**
     * Returns a file that contains the given text.
     *
     * @param text The text to write.
     */
    @Function
    public File note(String text) throws IOException {
        Files.writeString(Path.of("note.txt"), text);
        return dag().currentModule().workdirFile("note.txt");
    }
}
