/** Tests an application against a database. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests an application against a database. */
@object()
export class MyModule {
  /**
   * Runs a Node.js project's tests against a PostgreSQL server.
   *
   * @param source The project directory.
   */
  @func()
  async test(source: Directory): Promise<string> {
    // region: service
    const database = dag
      .container()
      .from("postgres:16-alpine")
      .withEnvVariable("POSTGRES_PASSWORD", "test")
      .withExposedPort(5432)
      .asService()
    // endregion: service

    return dag
      .container()
      .from("node:22-slim")
      .withServiceBinding("db", database)
      .withEnvVariable("DATABASE_URL", "postgres://postgres:test@db:5432/postgres")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["npm", "ci"])
      .withExec(["npm", "test"])
      .stdout()
  }
}
