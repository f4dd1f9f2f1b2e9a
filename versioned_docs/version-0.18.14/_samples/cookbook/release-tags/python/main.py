"""Publishes releases under every tag that users pin."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Publishes image releases."""

    @function
    async def release(
        self,
        image: Annotated[dagger.Container, Doc("The image to publish.")],
        repository: Annotated[
            str,
            Doc("The repository to publish to, for example ghcr.io/my-org/app."),
        ],
        version: Annotated[str, Doc("The version, for example 1.4.2.")],
        username: Annotated[str, Doc("The registry user name.")],
        password: Annotated[dagger.Secret, Doc("The user's password or token.")],
    ) -> list[str]:
        """Publishes version 1.4.2 as 1.4.2, 1.4 and 1, and returns the addresses."""
        signed_in = image.with_registry_auth(repository, username, password)
        parts = version.split(".")

        addresses = []
        # region: tags
        for count in range(len(parts), 0, -1):
            tag = ".".join(parts[:count])
            addresses.append(await signed_in.publish(f"{repository}:{tag}"))
        # endregion: tags
        return addresses
