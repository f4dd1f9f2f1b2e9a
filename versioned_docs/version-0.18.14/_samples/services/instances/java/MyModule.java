package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Makes databases for tests. */
@Object
public class MyModule {
    /**
     * A database of its own for each test suite.
     *
     * @param suite The name of the test suite.
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
