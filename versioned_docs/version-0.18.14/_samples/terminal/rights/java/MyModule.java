package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Opens privileged shells. */
@Object
public class MyModule {
    /** Opens a privileged shell, for example to inspect network traffic. */
    @Function
    public Container inspect() {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "tcpdump"))
                .terminal(new Container.TerminalArguments().withInsecureRootCapabilities(true));
    }
}
