"""Inspects images."""

from typing import Annotated

import dagger
from dagger import Doc, field, function, object_type


@object_type
class Distribution:
    """A Linux distribution."""

    name: Annotated[str, Doc("The distribution's ID, for example alpine.")] = field()
    version: Annotated[str, Doc("The distribution's version.")] = field()


@object_type
class Image:
    """An image's user and distribution."""

    user: Annotated[str, Doc("The user that processes run as; empty for root.")] = field()
    distribution: Annotated[Distribution, Doc("The image's Linux distribution.")] = field()


@object_type
class MyModule:
    """Inspects images."""

    @function
    async def inspect(
        self,
        image: Annotated[dagger.Container, Doc("The image to inspect.")],
    ) -> Image:
        """Returns an image's user and distribution."""
        release = await image.with_exec(
            ["sh", "-c", '. /etc/os-release; printf %s "$ID:$VERSION_ID"']
        ).stdout()
        name, _, version = release.partition(":")
        return Image(
            user=await image.user(),
            distribution=Distribution(name=name, version=version),
        )
