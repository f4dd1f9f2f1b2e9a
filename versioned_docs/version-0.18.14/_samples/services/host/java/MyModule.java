package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Secret;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Queries a database. */
@Object
public class MyModule {
    /**
     * Lists the tables in a PostgreSQL database.
     *
     * @param db The database server.
     * @param password The password for the user postgres.
     */
    @Function
    public String tables(Service db, Secret password) throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("postgres:16-alpine")
                .withServiceBinding("db", db)
                .withSecretVariable("PGPASSWORD", password)
                .withExec(List.of("psql", "--host=db", "--username=postgres", "--command=\\dt"))
                .stdout();
    }
}
