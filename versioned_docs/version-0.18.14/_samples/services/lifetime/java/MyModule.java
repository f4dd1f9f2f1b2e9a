package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Container;
import io.dagger.client.File;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Seeds and backs up a Redis server. */
@Object
public class MyModule {
    /**
     * Writes a value to Redis, stops the server and returns its database file.
     *
     * @param value The value to write.
     */
    @Function
    public File backup(String value) throws InterruptedException, ExecutionException, DaggerQueryException {
        Container redis = dag().container().from("redis:7-alpine");
        Container stored = redis.withMountedCache("/data", dag().cacheVolume("redis-data"));
        Service server = stored.withExposedPort(6379).asService();

        // region: start
        server.start();
        // endregion: start
        redis.withServiceBinding("redis", server)
                .withEnvVariable("VALUE", value)
                .withExec(List.of("sh", "-c", "redis-cli -h redis set key \"$VALUE\" && redis-cli -h redis save"))
                .sync();
        // region: stop
        server.stop();
        // endregion: stop

        return stored.withEnvVariable("VALUE", value)
                .withExec(List.of("cp", "/data/dump.rdb", "/dump.rdb"))
                .file("/dump.rdb");
    }
}
