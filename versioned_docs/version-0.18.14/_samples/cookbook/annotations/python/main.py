"""Publishes a handbook with a description for the registry."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Publishes a handbook as a web server."""

    @function
    async def publish(
        self,
        pages: Annotated[dagger.Directory, Doc("The handbook's pages.")],
        address: Annotated[str, Doc("The address, with a tag.")],
        repository: Annotated[str, Doc("The address of the repository that the pages come from.")],
    ) -> str:
        """Publishes the handbook, and returns the address with the digest."""
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
