package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds containers to work in. */
@Object
public class MyModule {
    /** Returns a container whose terminal opens a Node.js prompt. */
    @Function
    public Container workbench() {
        return dag()
                .container()
                .from("node:22-slim")
                // region: default
                .withDefaultTerminalCmd(List.of("node"));
        // endregion: default
    }
}
