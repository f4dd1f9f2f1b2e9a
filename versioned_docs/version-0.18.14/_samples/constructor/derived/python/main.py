"""Builds images for a registry."""

import dataclasses
from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class MyModule:
    """Names images."""

    registry: Annotated[str, Doc("The address of the registry.")] = field()
    team: Annotated[str, Doc("The team that the images belong to.")] = "web"
    prefix: str = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        if "://" in self.registry:
            message = "a registry has no scheme: write ghcr.io, not https://ghcr.io"
            raise ValueError(message)
        self.prefix = f"{self.registry}/{self.team}"

    @function
    def address(self, name: Annotated[str, Doc("The image's name.")]) -> str:
        """The address of an image."""
        return f"{self.prefix}/{name}"
