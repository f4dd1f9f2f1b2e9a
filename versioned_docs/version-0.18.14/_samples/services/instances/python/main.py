"""Runs a separate database for each test suite."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Runs test databases."""

    @function
    def database(self, suite: Annotated[str, Doc("The test suite's name.")]) -> dagger.Service:
        """Returns a separate database for each test suite."""
        return (
            dag.container()
            .from_("postgres:16-alpine")
            .with_env_variable("POSTGRES_PASSWORD", "test")
            # region: suite
            .with_env_variable("SUITE", suite)
            # endregion: suite
            .with_exposed_port(5432)
            .as_service()
        )
