"""Builds a Dockerfile, tries the image and publishes it."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Builds, tries and publishes an image."""

    @function
    def image(
        self,
        source: Annotated[dagger.Directory, Doc("The project, with its Dockerfile.")],
    ) -> dagger.Container:
        """The image that the project's Dockerfile describes."""
        return source.docker_build()

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The project, with its Dockerfile.")],
        address: Annotated[str, Doc("The address, with a tag.")],
    ) -> str:
        """Publishes the image if its program starts, and returns the address with the digest."""
        image = self.image(source)
        await image.with_exec(["--version"], use_entrypoint=True).sync()
        return await image.publish(address)
