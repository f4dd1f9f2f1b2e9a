package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import java.util.List;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Lints and formats shell scripts. */
@Object
public class MyModule {
    /**
     * Lints the scripts with ShellCheck.
     *
     * @param source The directory that contains the scripts.
     */
    @Function
    public String lint(Directory source) throws Exception {
        return tools(source).withExec(List.of("sh", "-c", "shellcheck *.sh")).stdout();
    }

    /**
     * Formats the scripts with shfmt.
     *
     * @param source The directory that contains the scripts.
     */
    @Function
    public Directory format(Directory source) {
        return tools(source).withExec(List.of("shfmt", "-w", ".")).directory(".");
    }

    private Container tools(Directory source) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "shellcheck", "shfmt"))
                .withDirectory("/src", source)
                .withWorkdir("/src");
    }
}
