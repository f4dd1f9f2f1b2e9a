package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.File;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Tidies lists. */
@Object
public class MyModule {
    /**
     * Sorts a file's lines and removes duplicates.
     *
     * @param entries A text file with one entry per line.
     */
    @Function
    public File tidy(File entries) throws Exception {
        entries.export("list.txt");
        List<String> lines = Files.readAllLines(Path.of("list.txt")).stream()
                .filter(line -> !line.isEmpty())
                .sorted()
                .distinct()
                .toList();
        Files.write(Path.of("tidy.txt"), lines);
        return dag().currentModule().workdirFile("tidy.txt");
    }
}
