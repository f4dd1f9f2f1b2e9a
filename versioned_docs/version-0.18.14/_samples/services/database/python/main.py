"""Tests an application against a database."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests an application against a database."""

    @function
    async def test(self, source: Annotated[dagger.Directory, Doc("The project directory.")]) -> str:
        """Runs a Node.js project's tests against a PostgreSQL server."""
        # region: service
        database = (
            dag.container()
            .from_("postgres:16-alpine")
            .with_env_variable("POSTGRES_PASSWORD", "test")
            .with_exposed_port(5432)
            .as_service()
        )
        # endregion: service

        return await (
            dag.container()
            .from_("node:22-slim")
            .with_service_binding("db", database)
            .with_env_variable("DATABASE_URL", "postgres://postgres:test@db:5432/postgres")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "test"])
            .stdout()
        )
