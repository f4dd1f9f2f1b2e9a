/** Checks databases. */
import { dag, func, object, Service } from "@dagger.io/dagger"

/** Checks databases. */
@object()
export class MyModule {
  /**
   * Checks whether a PostgreSQL server accepts connections.
   *
   * @param database The database server.
   */
  @func()
  async ready(database: Service): Promise<string> {
    return dag
      .container()
      .from("postgres:16-alpine")
      .withServiceBinding("db", database)
      .withExec(["pg_isready", "--host=db"])
      .stdout()
  }
}
