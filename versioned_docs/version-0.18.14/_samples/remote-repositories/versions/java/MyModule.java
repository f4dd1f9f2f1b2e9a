package io.dagger.modules.mymodule;

import io.dagger.client.Directory;
import io.dagger.client.GitRef;
import io.dagger.client.GitRepository;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Looks up versions in a repository. */
@Object
public class MyModule {
    /**
     * Returns the files of the latest release, without Git history.
     *
     * @param repository The repository.
     */
    @Function
    public Directory latest(GitRepository repository) {
        return repository.latestVersion().tree(new GitRef.TreeArguments().withDiscardGitDir(true));
    }

    /**
     * Lists the tags that match a pattern.
     *
     * @param repository The repository.
     * @param pattern The pattern, for example "refs/tags/v1.*".
     */
    @Function
    public List<String> tags(GitRepository repository, String pattern)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return repository.tags(new GitRepository.TagsArguments().withPatterns(List.of(pattern)));
    }
}
