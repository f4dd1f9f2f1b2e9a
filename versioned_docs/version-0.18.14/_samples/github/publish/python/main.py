"""Publishes a project's image to GitHub's container registry."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Publishes a project's image to GitHub's container registry."""

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with its Dockerfile.")],
        repository: Annotated[str, Doc("The GitHub repository, as OWNER/NAME.")],
        tag: Annotated[str, Doc("The image's tag.")],
        username: Annotated[str, Doc("The user that the token belongs to.")],
        token: Annotated[dagger.Secret, Doc("A token that can write packages.")],
    ) -> str:
        """Builds the Dockerfile, pushes the image, and returns its address with the digest."""
        address = f"ghcr.io/{repository.lower()}:{tag}"
        return await (
            source.docker_build()
            # region: link
            .with_label("org.opencontainers.image.source", f"https://github.com/{repository}")
            # endregion: link
            .with_registry_auth(address, username, token)
            .publish(address)
        )
