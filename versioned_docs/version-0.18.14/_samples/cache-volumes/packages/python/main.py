"""Builds a Node.js project with a cache for its packages."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a Node.js project."""

    @function
    def install(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project, with its package.json and package-lock.json."),
        ],
    ) -> dagger.Container:
        """Installs the packages of a project; npm's downloads survive between runs."""
        return (
            dag.container()
            .from_("node:22-slim")
            # region: cache
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            # endregion: cache
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
        )
