/** Lets two services reach each other. */
import { dag, func, object } from "@dagger.io/dagger"

/** Runs a Redis server with a replica. */
@object()
export class MyModule {
  /** Returns the primary's report on its replica. */
  @func()
  async replicas(): Promise<string> {
    const redis = dag.container().from("redis:7-alpine").withExposedPort(6379)

    // region: names
    const primary = await redis.asService().withHostname("primary").start()
    const replica = await redis
      .asService({ args: ["redis-server", "--replicaof", "primary", "6379"] })
      .withHostname("replica")
      .start()
    // endregion: names

    return dag
      .container()
      .from("redis:7-alpine")
      .withServiceBinding("one", primary)
      .withServiceBinding("two", replica)
      .withExec(["sh", "-c", "redis-cli -h one wait 1 10000 && redis-cli -h one info replication"])
      .stdout()
  }
}
