package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Directory;
import io.dagger.client.ReturnType;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Checks Go projects. */
@Object
public class MyModule {
    /**
     * Runs every check, then fails with a list of those that failed.
     *
     * @param source The project directory.
     */
    @Function
    public String check(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        Container project = dag()
                .container()
                .from("golang:1.24-alpine")
                .withDirectory("/src", source)
                .withWorkdir("/src");

        List<String> failures = new ArrayList<>();
        for (String command : List.of("go vet ./...", "go test ./...", "test -z \"$(gofmt -l .)\"")) {
            // region: collect
            int code = project.withExec(
                            List.of("sh", "-c", command),
                            new Container.WithExecArguments().withExpect(ReturnType.ANY))
                    .exitCode();
            if (code != 0) {
                failures.add(command + " (code " + code + ")");
            }
            // endregion: collect
        }
        if (!failures.isEmpty()) {
            throw new IllegalStateException("failed checks: " + String.join(", ", failures));
        }
        return "all checks passed";
    }
}
