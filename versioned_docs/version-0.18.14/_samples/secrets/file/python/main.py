"""Installs packages from a private npm registry."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds projects with private packages."""

    @function
    def install(
        self,
        source: Annotated[dagger.Directory, Doc("The project.")],
        npmrc: Annotated[dagger.Secret, Doc("The .npmrc file with the registry's credentials.")],
    ) -> dagger.Container:
        """Installs a project's packages with the credentials of an .npmrc file."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
            # region: mount
            .with_mounted_secret("/root/.npmrc", npmrc)
            .with_exec(["npm", "ci"])
            .without_mount("/root/.npmrc")
            # endregion: mount
        )
