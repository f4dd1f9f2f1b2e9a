package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests an application against a database. */
@Object
public class MyModule {
    /**
     * Runs a Node.js project's tests against a PostgreSQL server.
     *
     * @param source The project directory.
     */
    @Function
    public String test(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        // region: service
        Service database = dag()
                .container()
                .from("postgres:16-alpine")
                .withEnvVariable("POSTGRES_PASSWORD", "test")
                .withExposedPort(5432)
                .asService();
        // endregion: service

        return dag()
                .container()
                .from("node:22-slim")
                .withServiceBinding("db", database)
                .withEnvVariable("DATABASE_URL", "postgres://postgres:test@db:5432/postgres")
                .withDirectory("/src", source)
                .withWorkdir("/src")
                .withExec(List.of("npm", "ci"))
                .withExec(List.of("npm", "test"))
                .stdout();
    }
}
