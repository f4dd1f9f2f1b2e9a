"""Adds a label to the image of another module."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Adds a label to the image of another module."""

    @function
    def image(self, version: Annotated[str, Doc("The version of the release.")]) -> dagger.Container:
        """The shop's image, with its version on a label."""
        return (
            dag.shop()
            .build("linux/amd64")
            .with_label("org.opencontainers.image.version", version)
        )
