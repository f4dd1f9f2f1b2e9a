/** Runs a development database that keeps its data. */
import { CacheSharingMode, dag, func, object, Secret, Service } from "@dagger.io/dagger"

/** Runs development databases. */
@object()
export class MyModule {
  /**
   * Returns a PostgreSQL server that keeps its data between runs.
   *
   * @param password The password for the user postgres.
   */
  @func()
  database(password: Secret): Service {
    // region: volume
    const data = dag.cacheVolume("shop-postgres-16")
    const alone = { sharing: CacheSharingMode.Locked }
    // endregion: volume
    return dag
      .container()
      .from("postgres:16-alpine")
      .withSecretVariable("POSTGRES_PASSWORD", password)
      .withMountedCache("/var/lib/postgresql/data", data, alone)
      .withExposedPort(5432)
      .asService({ useEntrypoint: true })
  }
}
