package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Opens terminals. */
@Object
public class MyModule {
    /**
     * Opens a Python prompt next to a directory's files.
     *
     * @param source The directory.
     */
    @Function
    public Directory explore(Directory source) {
        return source.terminal(new Directory.TerminalArguments()
                .withContainer(dag().container().from("python:3.12-slim"))
                .withCmd(List.of("python")));
    }
}
