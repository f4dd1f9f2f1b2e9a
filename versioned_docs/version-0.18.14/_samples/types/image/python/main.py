"""Configures an image."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Makes images."""

    @function
    def image(
        self,
        source: Annotated[dagger.Directory, Doc("The program's files.")],
        version: Annotated[str, Doc("The version to write on the image.")],
    ) -> dagger.Container:
        """An image that runs a Node.js program without root's rights."""
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
