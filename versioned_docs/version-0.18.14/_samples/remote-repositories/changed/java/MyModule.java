package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.GitRef;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Compares two versions of a project. */
@Object
public class MyModule {
    /**
     * Lists the changed files and their status, one per line.
     *
     * @param before The older version.
     * @param after The newer version.
     */
    @Function
    public String changed(GitRef before, GitRef after)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        GitRef.TreeArguments files = new GitRef.TreeArguments().withDiscardGitDir(true);
        return dag()
                .container()
                .from("alpine/git:2.49.1")
                .withMountedDirectory("/compare/before", before.tree(files))
                .withMountedDirectory("/compare/after", after.tree(files))
                .withWorkdir("/compare")
                .withExec(List.of("sh", "-c", "git diff --no-index --name-status before after || test $? -eq 1"))
                .stdout();
    }
}
