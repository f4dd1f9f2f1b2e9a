package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Client;
import io.dagger.client.Directory;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;

/** Tests Go projects. */
@Object
public class MyModule {
    /**
     * Runs a project's tests with the runner module.
     *
     * @param source The project directory.
     */
    @Function
    public String test(Directory source) throws Exception {
        return dag()
                .runner("golang:1.24-alpine", new Client.RunnerArguments().withWorkdir("/app"))
                .run(source, List.of("go", "test", "./..."))
                .stdout();
    }
}
