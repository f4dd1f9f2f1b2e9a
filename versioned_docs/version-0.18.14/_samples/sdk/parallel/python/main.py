"""Vets and tests a Go project in parallel."""

import asyncio
import sys

import dagger
from dagger import dag


async def check() -> None:
    """Vets and tests the project."""
    async with dagger.connection(dagger.Config(log_output=sys.stderr)):
        project = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", dag.host().directory(".", exclude=[".git"]))
            .with_workdir("/src")
        )

        # region: parallel
        await asyncio.gather(
            project.with_exec(["go", "vet", "./..."]).sync(),
            project.with_exec(["go", "test", "./..."]).sync(),
        )
        # endregion: parallel


asyncio.run(check())
