/** Runs a separate database for each test suite. */
import { dag, func, object, Service } from "@dagger.io/dagger"

/** Runs test databases. */
@object()
export class MyModule {
  /**
   * Returns a separate database for each test suite.
   *
   * @param suite The test suite's name.
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
