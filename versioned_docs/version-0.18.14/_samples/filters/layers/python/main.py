"""Keeps installed packages cached between builds."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a Node.js project."""

    @function
    def build(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.Directory:
        """Builds the project."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/app")
            .with_directory(".", source, include=["package.json", "package-lock.json"])
            .with_exec(["npm", "ci"])
            .with_directory(".", source, exclude=["node_modules", "dist"])
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )
