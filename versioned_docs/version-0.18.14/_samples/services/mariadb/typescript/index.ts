/** Tests a Drupal site against MariaDB. */
import { dag, Directory, func, object } from "@dagger.io/dagger"

/** Tests Drupal sites. */
@object()
export class MyModule {
  /**
   * Runs a Drupal project's tests against a MariaDB server.
   *
   * @param source A Composer project that requires drupal/core-dev.
   */
  @func()
  async test(source: Directory): Promise<string> {
    const database = dag
      .container()
      .from("mariadb:11.4")
      .withEnvVariable("MARIADB_USER", "drupal")
      .withEnvVariable("MARIADB_PASSWORD", "test")
      .withEnvVariable("MARIADB_DATABASE", "drupal")
      .withEnvVariable("MARIADB_ROOT_PASSWORD", "test")
      .withExposedPort(3306)
      .asService()

    return dag
      .container()
      .from("drupal:11.2-php8.3-apache-bookworm")
      .withDirectory("/opt/site", source)
      .withWorkdir("/opt/site")
      .withExec(["composer", "install", "--no-interaction"])
      .withServiceBinding("db", database)
      .withEnvVariable("SIMPLETEST_DB", "mysql://drupal:test@db/drupal")
      .withExec(["vendor/bin/phpunit", "-c", "web/core", "web/modules/custom"])
      .stdout()
  }
}
