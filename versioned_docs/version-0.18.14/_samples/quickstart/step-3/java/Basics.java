package io.dagger.modules.basics;

import java.util.List;
import java.util.concurrent.ExecutionException;

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
    /** Returns an Alpine container with Git. */
    @Function
    public Container tools() {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "--no-cache", "git"));
    }

    /** Returns the container's Git version. */
    @Function
    public String version()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return tools().withExec(List.of("git", "--version")).stdout();
    }

    // region: new
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
    // endregion: new

    // region: new
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
    // endregion: new
}
