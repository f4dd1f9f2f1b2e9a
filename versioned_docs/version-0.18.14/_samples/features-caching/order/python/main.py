"""Builds a Node.js project with layers that stay valid."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a Node.js project."""

    @function
    def build(self, source: Annotated[dagger.Directory, Doc("The project.")]) -> dagger.Directory:
        """Builds the project; packages are installed again only when the lock file changes."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/src")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_directory(".", source, include=["package.json", "package-lock.json"])
            .with_exec(["npm", "ci"])
            .with_directory(".", source, exclude=["node_modules", ".git"])
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )
