"""Installs packages from a private npm registry."""

from typing import Annotated

import dagger
from dagger import Doc, Ignore, dag, function, object_type


@object_type
class MyModule:
    """Installs packages from a private npm registry."""

    @function
    def install(
        self,
        source: Annotated[dagger.Directory, Ignore(["**/.npmrc"]), Doc("The project directory.")],
        npmrc: Annotated[dagger.Secret, Doc("The .npmrc file with the registry's credentials.")],
    ) -> dagger.Container:
        """Installs a project's packages with the credentials in an .npmrc file."""
        project = (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        # region: mount
        packages = (
            project.with_mounted_secret("/root/.npmrc", npmrc)
            .with_exec(["npm", "ci"])
            .directory("/src/node_modules")
        )
        return project.with_directory("/src/node_modules", packages)
        # endregion: mount
