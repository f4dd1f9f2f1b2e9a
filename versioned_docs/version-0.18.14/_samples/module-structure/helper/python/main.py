"""Checks a shell project."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks a shell project."""

    @function
    async def lint(self, source: Annotated[dagger.Directory, Doc("The scripts.")]) -> str:
        """What ShellCheck says about the scripts."""
        return await self.tools(source).with_exec(["sh", "-c", "shellcheck *.sh"]).stdout()

    @function
    def format(self, source: Annotated[dagger.Directory, Doc("The scripts.")]) -> dagger.Directory:
        """The scripts as shfmt writes them."""
        return self.tools(source).with_exec(["shfmt", "-w", "."]).directory(".")

    def tools(self, source: dagger.Directory) -> dagger.Container:
        """Both tools beside the scripts; not offered to callers."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "shellcheck", "shfmt"])
            .with_directory("/src", source)
            .with_workdir("/src")
        )
