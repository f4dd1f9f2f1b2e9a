package io.dagger.modules.mymodule;

import io.dagger.client.GitRepository;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.concurrent.ExecutionException;

/** Looks up commits. */
@Object
public class MyModule {
    /**
     * Returns the hash of the latest commit on a branch.
     *
     * @param repository The repository.
     * @param branch The branch name.
     */
    @Function
    public String newest(GitRepository repository, @Default("main") String branch)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return repository.branch(branch).commit();
    }
}
