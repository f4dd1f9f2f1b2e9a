"""Publishes an image to a private registry."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Publishes images."""

    @function
    async def publish(
        self,
        image: Annotated[dagger.Container, Doc("The image to publish.")],
        address: Annotated[str, Doc("Where to publish it, for example ghcr.io/my-org/app:v1.")],
        username: Annotated[str, Doc("The user name in the registry.")],
        password: Annotated[dagger.Secret, Doc("The password or token of that user.")],
    ) -> str:
        """Publishes an image and returns its address with the digest."""
        return await image.with_registry_auth(address, username, password).publish(address)
