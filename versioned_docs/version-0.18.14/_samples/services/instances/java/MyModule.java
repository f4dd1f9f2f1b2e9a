package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Runs test databases. */
@Object
public class MyModule {
    /**
     * Returns a separate database for each test suite.
     *
     * @param suite The test suite's name.
     */
    @Function
    public Service database(String suite) {
        return dag()
                .container()
                .from("postgres:16-alpine")
                .withEnvVariable("POSTGRES_PASSWORD", "test")
                // region: suite
                .withEnvVariable("SUITE", suite)
                // endregion: suite
                .withExposedPort(5432)
                .asService();
    }
}
