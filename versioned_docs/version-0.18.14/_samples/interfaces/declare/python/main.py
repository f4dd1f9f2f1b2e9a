"""Publishes images from any builder."""

import typing
from typing import Annotated

import dagger
from dagger import Doc, function, interface, object_type


@interface
class Builder(typing.Protocol):
    """An object that builds an image."""

    @function
    async def name(self) -> str:
        """Returns the application's name."""
        ...

    @function
    def build(self, platform: Annotated[str, Doc("The platform, for example linux/amd64.")]) -> dagger.Container:
        """Builds the image for a platform."""
        ...


@object_type
class MyModule:
    """Publishes images from any builder."""

    @function
    async def release(
        self,
        app: Annotated[Builder, Doc("The application to publish.")],
        address: Annotated[str, Doc("The address to publish to.")],
    ) -> str:
        """Builds an image with any builder and publishes it."""
        return await app.build("linux/amd64").publish(address)
