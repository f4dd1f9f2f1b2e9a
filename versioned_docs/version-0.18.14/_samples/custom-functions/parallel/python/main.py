"""Runs checks in parallel."""

import asyncio
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks a website."""

    @function
    async def check(
        self,
        source: Annotated[dagger.Directory, Doc("The website's source directory.")],
    ) -> list[str]:
        """Runs the linter and the tests in parallel and returns their output."""
        base = (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
        )
        return await asyncio.gather(
            *(base.with_exec(["npm", "run", script]).stdout() for script in ["lint", "test"])
        )
