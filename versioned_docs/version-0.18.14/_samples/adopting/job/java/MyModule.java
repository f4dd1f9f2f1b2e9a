package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Runs the project's tests the way its CI job did. */
@Object
public class MyModule {
    /**
     * Runs the project's test script and returns its reports.
     *
     * @param source The project directory, with requirements.txt and ci/test.sh.
     */
    @Function
    public Directory test(Directory source) {
        var manifest = new WithDirectoryArguments().withInclude(List.of("requirements.txt"));
        return dag()
                .container()
                .from("python:3.12-slim")
                .withMountedCache("/root/.cache/pip", dag().cacheVolume("pip"))
                .withWorkdir("/src")
                .withDirectory(".", source, manifest)
                .withExec(List.of("pip", "install", "--requirement", "requirements.txt"))
                .withDirectory(".", source)
                .withEnvVariable("APP_ENV", "test")
                .withExec(List.of("./ci/test.sh"))
                .directory("reports");
    }
}
