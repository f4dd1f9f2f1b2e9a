"""Builds a Go program without a Dagger module."""

import asyncio
import sys

import dagger
from dagger import dag


async def build() -> None:
    """Builds a Go program and exports the binary."""
    async with dagger.connection(dagger.Config(log_output=sys.stderr)):
        source = dag.host().directory(".", exclude=[".git"])
        await (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "app", "."])
            .file("app")
            .export("./app")
        )


asyncio.run(build())
