"""Names images in a registry."""

import dataclasses
from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class MyModule:
    """Names images in a registry."""

    registry: Annotated[str, Doc("The registry, for example ghcr.io.")] = field()
    team: Annotated[str, Doc("The team that owns the images.")] = "web"
    prefix: str = dataclasses.field(init=False)

    def __post_init__(self) -> None:
        if "://" in self.registry:
            message = "a registry has no scheme: write ghcr.io, not https://ghcr.io"
            raise ValueError(message)
        self.prefix = f"{self.registry}/{self.team}"

    @function
    def address(self, name: Annotated[str, Doc("The image's name.")]) -> str:
        """Returns an image's address."""
        return f"{self.prefix}/{name}"
