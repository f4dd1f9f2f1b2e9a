"""Reads a project's version from its Git history."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Reads a project's version from its Git history."""

    @function
    async def version(
        self,
        project: Annotated[
            dagger.Directory,
            Doc("The project's checkout, with its .git directory."),
        ],
    ) -> str:
        """Returns the version in the format of git describe."""
        return await (
            dag.container()
            .from_("alpine/git:2.49.1")
            .with_workdir("/src")
            .with_mounted_directory("/src", project)
            .with_exec(["git", "describe", "--tags", "--always"])
            .stdout()
        )
