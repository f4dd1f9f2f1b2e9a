package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Service;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Tests Drupal sites. */
@Object
public class MyModule {
    /**
     * Runs a Drupal project's tests against a MariaDB server.
     *
     * @param source A Composer project that requires drupal/core-dev.
     */
    @Function
    public String test(Directory source) throws InterruptedException, ExecutionException, DaggerQueryException {
        Service database = dag()
                .container()
                .from("mariadb:11.4")
                .withEnvVariable("MARIADB_USER", "drupal")
                .withEnvVariable("MARIADB_PASSWORD", "test")
                .withEnvVariable("MARIADB_DATABASE", "drupal")
                .withEnvVariable("MARIADB_ROOT_PASSWORD", "test")
                .withExposedPort(3306)
                .asService();

        return dag()
                .container()
                .from("drupal:11.2-php8.3-apache-bookworm")
                .withDirectory("/opt/site", source)
                .withWorkdir("/opt/site")
                .withExec(List.of("composer", "install", "--no-interaction"))
                .withServiceBinding("db", database)
                .withEnvVariable("SIMPLETEST_DB", "mysql://drupal:test@db/drupal")
                .withExec(List.of("vendor/bin/phpunit", "-c", "web/core", "web/modules/custom"))
                .stdout();
    }
}
