package io.dagger.modules.helloweb;

import java.util.List;
import java.util.concurrent.ExecutionException;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Env;
import io.dagger.client.Service;
import io.dagger.client.Workspace;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.DefaultPath;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Ignore;
import io.dagger.module.annotation.Object;

import static io.dagger.client.Dagger.dag;

/** The hello-web pipeline. */
@Object
public class HelloWeb {
    /** The project's files. */
    private Directory source;

    /** Used by the SDK to restore the object's fields. */
    public HelloWeb() {}

    /**
     * Sets the project to work on.
     *
     * @param source The project's files.
     */
    public HelloWeb(
            @DefaultPath("/") @Ignore({".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"}) Directory source) {
        this.source = source;
    }

    /** Node.js with the project and its packages. */
    @Function
    public Container buildEnv() {
        return dag()
                .container()
                .from("node:22-slim")
                .withMountedCache("/root/.npm", dag().cacheVolume("npm"))
                .withWorkdir("/src")
                .withDirectory("/src", source)
                .withExec(List.of("npm", "install"));
    }

    /** Runs the tests, and returns their report. */
    @Function
    public String test()
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return buildEnv().withExec(List.of("npm", "test")).stdout();
    }

    /** Builds the site. */
    @Function
    public Directory build() {
        return buildEnv()
                .withExec(List.of("npm", "run", "build"))
                .directory("/src/dist");
    }

    /** An nginx image with the site. */
    @Function
    public Container image() {
        return dag()
                .container()
                .from("nginx:1.28-alpine")
                .withDirectory("/usr/share/nginx/html", build())
                .withExposedPort(80);
    }

    /** Serves the site on port 80. */
    @Function
    public Service serve() {
        return image()
                .asService(new Container.AsServiceArguments().withUseEntrypoint(true));
    }

    /**
     * Tests the project, then publishes its image and returns the address.
     *
     * @param address The address to publish to.
     */
    @Function
    public String publish(String address)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        test();
        return image().publish(address);
    }

    // region: new
    /**
     * Changes the project as instructed and returns its files.
     *
     * @param assignment The change to make.
     */
    @Function
    public Directory develop(String assignment) {
        Workspace workspace = dag().workspace(source);
        Env environment = dag()
                .env()
                .withStringInput("assignment", assignment, "What to change.")
                .withWorkspaceInput("workspace", workspace, "The project to change.")
                .withWorkspaceOutput("completed", "The changed project.");
        return dag()
                .llm()
                .withEnv(environment)
                .withPromptFile(dag().currentModule().source().file("develop-prompt.md"))
                .env()
                .output("completed")
                .asWorkspace()
                .source()
                // Git and Dagger run programs that these files name.
                .filter(new Directory.FilterArguments().withExclude(List.of("**/.*", "dagger.json")));
    }
    // endregion: new
}
