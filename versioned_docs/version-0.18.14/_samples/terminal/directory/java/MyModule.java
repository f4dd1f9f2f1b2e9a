package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Opens a terminal in a directory. */
@Object
public class MyModule {
    /**
     * Opens a Python prompt in a directory.
     *
     * @param source The directory to open.
     */
    @Function
    public Directory explore(Directory source) {
        return source.terminal(new Directory.TerminalArguments()
                .withContainer(dag().container().from("python:3.12-slim"))
                .withCmd(List.of("python")));
    }
}
