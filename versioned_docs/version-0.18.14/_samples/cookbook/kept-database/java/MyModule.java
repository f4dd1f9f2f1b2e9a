package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.CacheSharingMode;
import io.dagger.client.CacheVolume;
import io.dagger.client.Container;
import io.dagger.client.Secret;
import io.dagger.client.Service;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;

/** Runs development databases. */
@Object
public class MyModule {
    /**
     * Returns a PostgreSQL server that keeps its data between runs.
     *
     * @param password The password for the user postgres.
     */
    @Function
    public Service database(Secret password) {
        // region: volume
        CacheVolume data = dag().cacheVolume("shop-postgres-16");
        var alone = new Container.WithMountedCacheArguments().withSharing(CacheSharingMode.LOCKED);
        // endregion: volume
        return dag()
                .container()
                .from("postgres:16-alpine")
                .withSecretVariable("POSTGRES_PASSWORD", password)
                .withMountedCache("/var/lib/postgresql/data", data, alone)
                .withExposedPort(5432)
                .asService(new Container.AsServiceArguments().withUseEntrypoint(true));
    }
}
