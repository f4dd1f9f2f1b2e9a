"""Installs packages as a non-root user."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Installs packages as a non-root user."""

    @function
    def install(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.Container:
        """Installs a project's packages as the user node."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_user("node")
            # region: owner
            .with_mounted_cache("/home/node/.npm", dag.cache_volume("npm-node"), owner="node")
            # endregion: owner
            .with_directory(
                "/home/node/src",
                source,
                include=["package.json", "package-lock.json"],
                owner="node",
            )
            .with_workdir("/home/node/src")
            .with_exec(["npm", "ci"])
        )
