package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Checks databases. */
@Object
public class MyModule {
    /**
     * Checks whether a PostgreSQL server accepts connections.
     *
     * @param database The database server.
     */
    @Function
    public String ready(Service database) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("postgres:16-alpine")
                .withServiceBinding("db", database)
                .withExec(List.of("pg_isready", "--host=db"))
                .stdout();
    }
}
