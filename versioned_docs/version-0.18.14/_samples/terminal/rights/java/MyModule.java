package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Opens shells. */
@Object
public class MyModule {
    /** A container after a shell with all capabilities of root, for example to look at the network. */
    @Function
    public Container inspect() {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "tcpdump"))
                .terminal(new Container.TerminalArguments().withInsecureRootCapabilities(true));
    }
}
