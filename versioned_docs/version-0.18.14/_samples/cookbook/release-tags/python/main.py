"""Publishes releases under all tags that users pin."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Publishes releases of images."""

    @function
    async def release(
        self,
        image: Annotated[dagger.Container, Doc("The image to publish.")],
        repository: Annotated[str, Doc("Where to publish it, without a tag, for example ghcr.io/my-org/app.")],
        version: Annotated[str, Doc("The version, for example 1.4.2.")],
        username: Annotated[str, Doc("The user name in the registry.")],
        password: Annotated[dagger.Secret, Doc("The password or token of that user.")],
    ) -> list[str]:
        """Publishes an image as 1.4.2, 1.4 and 1, and returns the addresses."""
        signed_in = image.with_registry_auth(repository, username, password)
        parts = version.split(".")

        addresses = []
        # region: tags
        for count in range(len(parts), 0, -1):
            tag = ".".join(parts[:count])
            addresses.append(await signed_in.publish(f"{repository}:{tag}"))
        # endregion: tags
        return addresses
