"""The tools that an agent can use to work on the project."""

from typing import Annotated, Self

import dagger
from dagger import Doc, Ignore, dag, field, function, object_type


@object_type
class Workspace:
    """The tools that an agent can use to work on the project."""

    source: Annotated[
        dagger.Directory,
        Doc("The project's files."),
        Ignore([".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"]),
    ] = field()

    @function
    async def read_file(
        self,
        path: Annotated[str, Doc("The file's path in the project.")],
    ) -> str:
        """Reads a file."""
        return await self.source.file(path).contents()

    @function
    def write_file(
        self,
        path: Annotated[str, Doc("The file's path in the project.")],
        contents: Annotated[str, Doc("The file's new contents.")],
    ) -> Self:
        """Writes a file, and returns the changed workspace."""
        self.source = self.source.with_new_file(path, contents)
        return self

    @function
    async def list_files(self) -> list[str]:
        """Lists the files and directories of the project."""
        return await self.source.glob("**")

    @function
    async def test(self) -> str:
        """Runs the tests, and returns their report even if a test fails."""
        return await (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_workdir("/src")
            .with_directory("/src", self.source)
            .with_exec(["npm", "install"])
            .with_exec(["npm", "test"], expect=dagger.ReturnType.ANY)
            .stdout()
        )
