package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.Env;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Fixes programs. */
@Object
public class MyModule {
    /**
     * Fixes a Go program until its tests pass and returns its files.
     *
     * @param source The program's source directory.
     */
    @Function
    public Directory fix(Directory source) {
        Container broken = dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src");
        Env environment = dag()
                .env()
                .withContainerInput("broken", broken, "a container with Go and a program in /src whose tests fail")
                .withContainerOutput("fixed", "the container in which the command go test ./... succeeds");

        // region: limit
        Container fixed = dag()
                .llm(new Client.LlmArguments().withMaxAPICalls(30))
                .withEnv(environment)
                .withPrompt("Fix the program. Do not change its tests.")
                .env()
                .output("fixed")
                .asContainer();
        // endregion: limit

        return broken.withDirectory("/src", fixed.directory("/src"))
                .withDirectory(
                        "/src", source, new Container.WithDirectoryArguments().withInclude(List.of("**/*_test.go")))
                .withExec(List.of("go", "test", "./..."))
                .directory("/src");
    }
}
