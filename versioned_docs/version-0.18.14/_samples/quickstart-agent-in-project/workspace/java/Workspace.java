package io.dagger.modules.workspace;

import java.util.List;
import java.util.concurrent.ExecutionException;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;

import static io.dagger.client.Dagger.dag;

/** The tools that an agent can use to work on the project. */
@Object
public class Workspace {
    /** The project's files. */
    public Directory source;

    /** Used by the SDK to restore the object's fields. */
    public Workspace() {}

    /**
     * Sets the project to work on.
     *
     * @param source The project's files.
     */
    public Workspace(@Ignore({".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"}) Directory source) {
        this.source = source;
    }

    /**
     * Reads a file.
     *
     * @param path The file's path in the project.
     */
    @Function
    public String readFile(String path)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return source.file(path).contents();
    }

    /**
     * Writes a file, and returns the changed workspace.
     *
     * @param path The file's path in the project.
     * @param contents The file's new contents.
     */
    @Function
    public Workspace writeFile(String path, String contents) {
        source = source.withNewFile(path, contents);
        return this;
    }

    /** Lists the files and directories of the project. */
    @Function
    public List<String> listFiles()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return source.glob("**");
    }

    /** Runs the tests, and returns their report even if a test fails. */
    @Function
    public String test()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("node:22-slim")
                .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
                .withWorkdir("/src")
                .withDirectory("/src", source)
                .withExec(List.of("npm", "install"))
                .withExec(List.of("npm", "test"), new Container.WithExecArguments().withExpect(ReturnType.ANY))
                .stdout();
    }
}
