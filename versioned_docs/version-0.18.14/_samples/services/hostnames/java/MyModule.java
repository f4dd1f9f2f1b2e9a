package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Runs a Redis server with a replica. */
@Object
public class MyModule {
    /** Returns the primary's report on its replica. */
    @Function
    public String replicas() throws InterruptedException, ExecutionException, DaggerQueryException {
        Container redis = dag().container().from("redis:7-alpine").withExposedPort(6379);

        // region: names
        Service primary = redis.asService().withHostname("primary").start();
        Service replica = redis.asService(new Container.AsServiceArguments()
                        .withArgs(List.of("redis-server", "--replicaof", "primary", "6379")))
                .withHostname("replica")
                .start();
        // endregion: names

        return dag()
                .container()
                .from("redis:7-alpine")
                .withServiceBinding("one", primary)
                .withServiceBinding("two", replica)
                .withExec(List.of("sh", "-c", "redis-cli -h one wait 1 10000 && redis-cli -h one info replication"))
                .stdout();
    }
}
