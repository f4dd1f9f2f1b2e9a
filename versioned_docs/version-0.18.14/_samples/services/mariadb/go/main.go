// Tests a Drupal site against MariaDB.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests Drupal sites.
type MyModule struct{}

// Runs a Drupal project's tests against a MariaDB server.
func (m *MyModule) Test(
	ctx context.Context,
	// A Composer project that requires drupal/core-dev.
	source *dagger.Directory,
) (string, error) {
	database := dag.Container().
		From("mariadb:11.4").
		WithEnvVariable("MARIADB_USER", "drupal").
		WithEnvVariable("MARIADB_PASSWORD", "test").
		WithEnvVariable("MARIADB_DATABASE", "drupal").
		WithEnvVariable("MARIADB_ROOT_PASSWORD", "test").
		WithExposedPort(3306).
		AsService()

	return dag.Container().
		From("drupal:11.2-php8.3-apache-bookworm").
		WithDirectory("/opt/site", source).
		WithWorkdir("/opt/site").
		WithExec([]string{"composer", "install", "--no-interaction"}).
		WithServiceBinding("db", database).
		WithEnvVariable("SIMPLETEST_DB", "mysql://drupal:test@db/drupal").
		WithExec([]string{"vendor/bin/phpunit", "-c", "web/core", "web/modules/custom"}).
		Stdout(ctx)
}
