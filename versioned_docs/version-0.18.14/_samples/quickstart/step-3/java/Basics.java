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
    /** An Alpine container with Git. */
    @Function
    public Container tools() {
        return dag()
                .container()
                .from("alpine:3.22")
                .withExec(List.of("apk", "add", "--no-cache", "git"));
    }

    /** The version of Git in the container. */
    @Function
    public String version()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return tools().withExec(List.of("git", "--version")).stdout();
    }

    // region: new
    /**
     * The files of a directory that match a pattern.
     *
     * @param source The directory to search.
     * @param pattern The pattern that file names must match.
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
     * Publishes the container and returns the address.
     *
     * @param address Where to push the image.
     */
    @Function
    public String publish(String address)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return tools().publish(address);
    }
    // endregion: new
}
