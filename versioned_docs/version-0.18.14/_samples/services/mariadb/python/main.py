"""Tests a Drupal site against MariaDB."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests Drupal sites."""

    @function
    async def test(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("A Composer project that requires drupal/core-dev."),
        ],
    ) -> str:
        """Runs a Drupal project's tests against a MariaDB server."""
        database = (
            dag.container()
            .from_("mariadb:11.4")
            .with_env_variable("MARIADB_USER", "drupal")
            .with_env_variable("MARIADB_PASSWORD", "test")
            .with_env_variable("MARIADB_DATABASE", "drupal")
            .with_env_variable("MARIADB_ROOT_PASSWORD", "test")
            .with_exposed_port(3306)
            .as_service()
        )

        return await (
            dag.container()
            .from_("drupal:11.2-php8.3-apache-bookworm")
            .with_directory("/opt/site", source)
            .with_workdir("/opt/site")
            .with_exec(["composer", "install", "--no-interaction"])
            .with_service_binding("db", database)
            .with_env_variable("SIMPLETEST_DB", "mysql://drupal:test@db/drupal")
            .with_exec(["vendor/bin/phpunit", "-c", "web/core", "web/modules/custom"])
            .stdout()
        )
