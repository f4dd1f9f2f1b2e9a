"""Looks into images."""

from typing import Annotated

import dagger
from dagger import Doc, field, function, object_type


@object_type
class Distribution:
    """A Linux distribution."""

    name: Annotated[str, Doc("Its short name.")] = field()
    version: Annotated[str, Doc("Its version.")] = field()


@object_type
class Image:
    """What an image is made of."""

    user: Annotated[str, Doc("The user that its processes run as; empty for root.")] = field()
    distribution: Annotated[Distribution, Doc("The Linux distribution inside.")] = field()


@object_type
class MyModule:
    """Looks into images."""

    @function
    async def inspect(
        self,
        image: Annotated[dagger.Container, Doc("The image to look into.")],
    ) -> Image:
        """Finds out what an image is made of."""
        release = await image.with_exec(
            ["sh", "-c", '. /etc/os-release; printf %s "$ID:$VERSION_ID"']
        ).stdout()
        name, _, version = release.partition(":")
        return Image(
            user=await image.user(),
            distribution=Distribution(name=name, version=version),
        )
