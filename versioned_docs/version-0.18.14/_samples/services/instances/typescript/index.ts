/** Makes databases that are not shared. */
import { dag, func, object, Service } from "@dagger.io/dagger"

/** Makes databases for tests. */
@object()
export class MyModule {
  /**
   * A database of its own for each test suite.
   *
   * @param suite The name of the test suite.
   */
  @func()
  database(suite: string): Service {
    return dag
      .container()
      .from("postgres:16-alpine")
      .withEnvVariable("POSTGRES_PASSWORD", "test")
      // region: suite
      .withEnvVariable("SUITE", suite)
      // endregion: suite
      .withExposedPort(5432)
      .asService()
  }
}
