"""Adds a label to another module's image."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Adds a label to another module's image."""

    @function
    def image(self, version: Annotated[str, Doc("The release's version.")]) -> dagger.Container:
        """Returns the shop's image, labelled with its version."""
        return (
            dag.shop()
            .build("linux/amd64")
            .with_label("org.opencontainers.image.version", version)
        )
