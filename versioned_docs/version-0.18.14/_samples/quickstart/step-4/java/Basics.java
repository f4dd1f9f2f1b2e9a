package io.dagger.modules.basics;

import java.util.List;
import java.util.concurrent.ExecutionException;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

import static io.dagger.client.Dagger.dag;

/** First steps with Dagger. */
@Object
public class Basics {
    // region: new
    /** Returns an Alpine container with Git. */
    @Function
    public Container tools() {
        return dag()
                .alpine(new Client.AlpineArguments().withBranch("3.22").withPackages(List.of("git")))
                .container();
    }
    // endregion: new

    /** Returns the container's Git version. */
    @Function
    public String version()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return tools().withExec(List.of("git", "--version")).stdout();
    }

    /**
     * Lists the files in a directory that match a pattern.
     *
     * @param source The directory to search.
     * @param pattern The file name pattern.
     */
    @Function
    public String find(Directory source, @Default("*.md") String pattern)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return tools()
                .withMountedDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("find", ".", "-name", pattern))
                .stdout();
    }

    /**
     * Publishes the container and returns its address.
     *
     * @param address The address to publish to.
     */
    @Function
    public String publish(String address)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return tools().publish(address);
    }
}
