"""Configures an image."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds images."""

    @function
    def image(
        self,
        source: Annotated[dagger.Directory, Doc("The program's files.")],
        version: Annotated[str, Doc("The version to add as a label.")],
    ) -> dagger.Container:
        """Builds an image that runs a Node.js program as a non-root user."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_workdir("/app")
            .with_directory(".", source, owner="node")
            .with_user("node")
            .with_label("org.opencontainers.image.version", version)
            .with_entrypoint(["node"])
            .with_default_args(["index.js"])
        )
