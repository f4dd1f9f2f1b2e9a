"""Publishes a handbook image with annotations."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Publishes a handbook as a web server image."""

    @function
    async def publish(
        self,
        pages: Annotated[dagger.Directory, Doc("The handbook's pages.")],
        address: Annotated[str, Doc("The address to publish to, with a tag.")],
        repository: Annotated[str, Doc("The URL of the repository that contains the pages.")],
    ) -> str:
        """Publishes the handbook and returns the image's address with its digest."""
        return await (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_directory("/usr/share/nginx/html", pages)
            # region: annotations
            .with_annotation("org.opencontainers.image.title", "Handbook")
            .with_annotation("org.opencontainers.image.description", "How we work, as a website")
            .with_annotation("org.opencontainers.image.source", repository)
            # endregion: annotations
            .publish(address)
        )
