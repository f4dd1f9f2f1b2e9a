/** Seeds and backs up a Redis server. */
import { dag, File, func, object } from "@dagger.io/dagger"

/** Seeds and backs up a Redis server. */
@object()
export class MyModule {
  /**
   * Writes a value to Redis, stops the server and returns its database file.
   *
   * @param value The value to write.
   */
  @func()
  async backup(value: string): Promise<File> {
    const redis = dag.container().from("redis:7-alpine")
    const stored = redis.withMountedCache("/data", dag.cacheVolume("redis-data"))
    let server = stored.withExposedPort(6379).asService()

    // region: start
    server = await server.start()
    // endregion: start
    await redis
      .withServiceBinding("redis", server)
      .withEnvVariable("VALUE", value)
      .withExec(["sh", "-c", 'redis-cli -h redis set key "$VALUE" && redis-cli -h redis save'])
      .sync()
    // region: stop
    await server.stop()
    // endregion: stop

    return stored
      .withEnvVariable("VALUE", value)
      .withExec(["cp", "/data/dump.rdb", "/dump.rdb"])
      .file("/dump.rdb")
  }
}
