"""Checks a Node.js project."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks a Node.js project."""

    @function
    async def test(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with package-lock.json.")],
    ) -> str:
        """Runs the test suite and returns its output."""
        return await (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_directory("/app", source)
            .with_workdir("/app")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "test"])
            .stdout()
        )
