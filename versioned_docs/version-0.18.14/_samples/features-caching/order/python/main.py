"""Builds a Node.js project with layers that stay cached."""

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
        """Builds the project. Packages are only reinstalled if a manifest changes."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/src")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_directory(".", source, include=["package.json", "package-lock.json"])
            .with_exec(["npm", "ci"])
            .with_directory(".", source, exclude=["node_modules", ".git", "dist"])
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )
