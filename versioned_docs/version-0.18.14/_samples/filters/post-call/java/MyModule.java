package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds documentation. */
@Object
public class MyModule {
    /**
     * A container with the Markdown files of a directory, drafts left out.
     *
     * @param source The whole project.
     */
    @Function
    public Container docs(Directory source) {
        return dag()
                .container()
                .from("alpine:3.22")
                .withDirectory(
                        "/docs",
                        source,
                        new WithDirectoryArguments()
                                .withInclude(List.of("**/*.md"))
                                .withExclude(List.of("drafts")));
    }
}
