"""Queries a database on the caller's machine."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Queries a database."""

    @function
    async def tables(
        self,
        db: Annotated[dagger.Service, Doc("The database server.")],
        password: Annotated[dagger.Secret, Doc("The password for the user postgres.")],
    ) -> str:
        """Lists the tables in a PostgreSQL database."""
        return await (
            dag.container()
            .from_("postgres:16-alpine")
            .with_service_binding("db", db)
            .with_secret_variable("PGPASSWORD", password)
            .with_exec(["psql", "--host=db", "--username=postgres", "--command=\\dt"])
            .stdout()
        )
