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
        address: Annotated[
            str,
            Doc("The address to publish to, for example ghcr.io/my-org/app:v1."),
        ],
        username: Annotated[str, Doc("The registry user name.")],
        password: Annotated[dagger.Secret, Doc("The user's password or token.")],
    ) -> str:
        """Publishes an image and returns its address with the digest."""
        return await image.with_registry_auth(address, username, password).publish(address)
