/** Queries a database on the caller's machine. */
import { dag, func, object, Secret, Service } from "@dagger.io/dagger"

/** Queries a database. */
@object()
export class MyModule {
  /**
   * Lists the tables in a PostgreSQL database.
   *
   * @param db The database server.
   * @param password The password for the user postgres.
   */
  @func()
  async tables(db: Service, password: Secret): Promise<string> {
    return dag
      .container()
      .from("postgres:16-alpine")
      .withServiceBinding("db", db)
      .withSecretVariable("PGPASSWORD", password)
      .withExec(["psql", "--host=db", "--username=postgres", "--command=\\dt"])
      .stdout()
  }
}
