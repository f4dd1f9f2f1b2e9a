"""Checks databases."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks databases."""

    @function
    async def ready(self, database: Annotated[dagger.Service, Doc("The database server.")]) -> str:
        """Checks whether a PostgreSQL server accepts connections."""
        return await (
            dag.container()
            .from_("postgres:16-alpine")
            .with_service_binding("db", database)
            .with_exec(["pg_isready", "--host=db"])
            .stdout()
        )
