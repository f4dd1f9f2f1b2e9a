package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Collects documentation. */
@Object
public class MyModule {
    /**
     * Returns a container with a directory's Markdown files, except drafts.
     *
     * @param source The project directory.
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
