"""Tests Go projects."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests Go projects."""

    @function
    async def test(self, source: Annotated[dagger.Directory, Doc("The project directory.")]) -> str:
        """Runs a project's tests with the runner module."""
        runner = dag.runner("golang:1.24-alpine", workdir="/app")
        return await runner.run(source, ["go", "test", "./..."]).stdout()
