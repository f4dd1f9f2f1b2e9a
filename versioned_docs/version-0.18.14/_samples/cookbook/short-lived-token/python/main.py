"""Installs packages from GitHub Packages."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Installs packages from GitHub Packages."""

    @function
    def install(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project directory, with package-lock.json and .npmrc."),
        ],
        token: Annotated[dagger.Secret, Doc("A token that can read the packages.")],
    ) -> dagger.Container:
        """Installs the packages. The .npmrc must read the token from NODE_AUTH_TOKEN."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/app", source)
            .with_workdir("/app")
            .with_secret_variable("NODE_AUTH_TOKEN", token)
            .with_exec(["npm", "ci"])
            .without_secret_variable("NODE_AUTH_TOKEN")
        )
