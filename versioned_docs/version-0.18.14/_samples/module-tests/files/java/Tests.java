package io.dagger.modules.tests;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Tests the contents of a directory. */
@Object
public class Tests {
    /** Checks that a filter keeps the chosen files and their contents. */
    @Function
    public void filterKeepsNotes() throws Exception {
        Directory notes = dag()
                .directory()
                .withNewFile("main.go", "package main\n")
                .withNewFile("notes.md", "# Notes\n")
                .filter(new Directory.FilterArguments().withInclude(List.of("*.md")));

        List<String> names = notes.entries();
        if (!names.equals(List.of("notes.md"))) {
            throw new IllegalStateException("expected notes.md alone, got " + names);
        }

        String text = notes.file("notes.md").contents();
        if (!text.equals("# Notes\n")) {
            throw new IllegalStateException("expected the heading, got " + text);
        }
    }
}
