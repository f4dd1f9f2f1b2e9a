"""Lints a project's Dockerfile and YAML files."""

from typing import Annotated

import anyio
import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Lints a project's Dockerfile and YAML files."""

    @function
    async def dockerfile(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> str:
        """Lints the Dockerfile."""
        return await (
            dag.container()
            .from_("hadolint/hadolint:v2.12.0-alpine")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["hadolint", "Dockerfile"])
            .stdout()
        )

    @function
    async def yaml(self, source: Annotated[dagger.Directory, Doc("The project directory.")]) -> str:
        """Lints the YAML files."""
        return await (
            dag.container()
            .from_("python:3.12-slim")
            .with_exec(["pip", "install", "yamllint==1.37.1"])
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["yamllint", "--strict", "."])
            .stdout()
        )

    @function
    async def lint(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> None:
        """Runs both linters in parallel, and stops both if one fails."""
        # region: parallel
        try:
            async with anyio.create_task_group() as group:
                group.start_soon(self.dockerfile, source)
                group.start_soon(self.yaml, source)
        except ExceptionGroup as failures:
            raise failures.exceptions[0] from failures
        # endregion: parallel
