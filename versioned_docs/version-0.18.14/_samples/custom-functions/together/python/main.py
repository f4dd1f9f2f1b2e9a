"""Builds and checks a website."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds and checks a website."""

    @function
    def base(
        self, source: Annotated[dagger.Directory, Doc("The website's source directory.")]
    ) -> dagger.Container:
        """Returns a container with the website's packages installed."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
        )

    @function
    def build(
        self, source: Annotated[dagger.Directory, Doc("The website's source directory.")]
    ) -> dagger.Directory:
        """Builds the website."""
        return self.base(source).with_exec(["npm", "run", "build"]).directory("dist")

    @function
    async def lint(
        self, source: Annotated[dagger.Directory, Doc("The website's source directory.")]
    ) -> str:
        """Lints the website and returns the linter's output."""
        return await self.base(source).with_exec(["npm", "run", "lint"]).stdout()
