package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.File;
import io.dagger.client.GitRef;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Builds tools written in Go. */
@Object
public class MyModule {
    /**
     * Builds the program in the root directory of a public repository.
     *
     * @param repository The repository's URL.
     * @param version The tag, branch or commit to build.
     */
    @Function
    public File tool(String repository, String version) {
        // region: clone
        Directory source = dag().git(repository)
                .ref(version)
                .tree(new GitRef.TreeArguments().withDiscardGitDir(true));
        // endregion: clone

        return dag()
                .container()
                .from("golang:1.24-alpine")
                .withMountedDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("go", "build", "-o", "/usr/local/bin/tool", "."))
                .file("/usr/local/bin/tool");
    }
}
