"""Lints and formats shell scripts."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Lints and formats shell scripts."""

    @function
    async def lint(
        self, source: Annotated[dagger.Directory, Doc("The directory that contains the scripts.")]
    ) -> str:
        """Lints the scripts with ShellCheck."""
        return await self.tools(source).with_exec(["sh", "-c", "shellcheck *.sh"]).stdout()

    @function
    def format(
        self, source: Annotated[dagger.Directory, Doc("The directory that contains the scripts.")]
    ) -> dagger.Directory:
        """Formats the scripts with shfmt."""
        return self.tools(source).with_exec(["shfmt", "-w", "."]).directory(".")

    def tools(self, source: dagger.Directory) -> dagger.Container:
        """Installs both tools. Without @function, this stays private."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "shellcheck", "shfmt"])
            .with_directory("/src", source)
            .with_workdir("/src")
        )
