"""Builds a Dockerfile, tests the image and publishes it."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Builds, tests and publishes an image."""

    @function
    def image(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with its Dockerfile.")],
    ) -> dagger.Container:
        """Builds the project's Dockerfile."""
        return source.docker_build()

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with its Dockerfile.")],
        address: Annotated[str, Doc("The address to publish to, with a tag.")],
    ) -> str:
        """Publishes the image if its program starts, and returns its address."""
        image = self.image(source)
        await image.with_exec(["--version"], use_entrypoint=True).sync()
        return await image.publish(address)
