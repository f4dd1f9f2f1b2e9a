"""Installs a Node.js project's packages with a cache volume."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Installs a Node.js project's packages."""

    @function
    def install(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project directory, with package.json and package-lock.json."),
        ],
    ) -> dagger.Container:
        """Installs the project's packages and keeps npm's downloads between runs."""
        return (
            dag.container()
            .from_("node:22-slim")
            # region: cache
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            # endregion: cache
            .with_directory("/src", source, include=["package.json", "package-lock.json"])
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
        )
