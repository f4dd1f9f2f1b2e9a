"""Checks a Python project with three tools in parallel."""

import asyncio
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks a Python project with three tools in parallel."""

    @function
    async def lint(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with pyproject.toml.")],
    ) -> str:
        """Lints the code."""
        return await self.tools(source).with_exec(["ruff", "check", "."]).stdout()

    @function
    async def types(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with pyproject.toml.")],
    ) -> str:
        """Checks the types."""
        return await self.tools(source).with_exec(["mypy", "."]).stdout()

    @function
    async def test(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with pyproject.toml.")],
    ) -> str:
        """Runs the tests."""
        return await self.tools(source).with_exec(["pytest", "--quiet"]).stdout()

    @function
    async def all(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with pyproject.toml.")],
    ) -> None:
        """Runs all checks in parallel, and fails as soon as one does."""
        # region: parallel
        await asyncio.gather(self.lint(source), self.types(source), self.test(source))
        # endregion: parallel

    def tools(self, source: dagger.Directory) -> dagger.Container:
        """Returns the project with the tools, built once for all three checks."""
        return (
            dag.container()
            .from_("python:3.12-slim")
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("pip"))
            .with_exec(["pip", "install", "ruff==0.12.4", "mypy==1.17.0", "pytest==8.4.1"])
            .with_directory("/src", source, exclude=[".venv", ".git"])
            .with_workdir("/src")
            .with_exec(["pip", "install", "--editable", "."])
        )
