"""Tests a Node.js project."""

from typing import Annotated

import dagger
from dagger import Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Tests a Node.js project."""

    @function
    async def test(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project directory. Only files that the tests need are uploaded."),
            Ignore(["*", "!package.json", "!package-lock.json", "!src", "src/**/*.md"]),
        ],
    ) -> str:
        """Runs the tests."""
        return await (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/app", source)
            .with_workdir("/app")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "test"])
            .stdout()
        )
