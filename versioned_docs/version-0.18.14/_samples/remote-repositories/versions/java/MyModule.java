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
     * The files of the latest release, without the history.
     *
     * @param repository The repository.
     */
    @Function
    public Directory latest(GitRepository repository) {
        return repository.latestVersion().tree(new GitRef.TreeArguments().withDiscardGitDir(true));
    }

    /**
     * The tags that match a pattern.
     *
     * @param repository The repository.
     * @param pattern A pattern, such as "refs/tags/v1.*".
     */
    @Function
    public List<String> tags(GitRepository repository, String pattern)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return repository.tags(new GitRepository.TagsArguments().withPatterns(List.of(pattern)));
    }
}
