package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container.WithDirectoryArguments;
import io.dagger.client.Directory;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests a Python project. */
@Object
public class MyModule {
    /**
     * Runs the project's tests with the given Python version.
     *
     * @param source The project directory.
     * @param version The Python version.
     */
    @Function
    public String test(Directory source, @Default("3.13") String version)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("python:" + version + "-slim")
                // region: key
                .withMountedCache("/root/.cache/pip", dag().cacheVolume("pip-" + version))
                // endregion: key
                .withWorkdir("/src")
                .withDirectory(".", source, new WithDirectoryArguments().withInclude(List.of("requirements.txt")))
                .withExec(List.of("pip", "install", "-r", "requirements.txt"))
                .withDirectory(".", source)
                .withExec(List.of("python", "-m", "unittest", "-v"))
                .stderr();
    }
}
