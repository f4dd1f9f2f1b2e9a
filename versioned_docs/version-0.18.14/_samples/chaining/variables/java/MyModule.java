package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds containers with tools. */
@Object
public class MyModule {
    /**
     * Returns an Alpine container with each package in its own layer.
     *
     * @param packages The packages to install.
     */
    @Function
    public Container tools(List<String> packages) {
        Container tools = dag().container().from("alpine:3.22");
        // region: part
        for (String name : packages) {
            tools = tools.withExec(List.of("apk", "add", name));
        }
        // endregion: part
        return tools;
    }
}
