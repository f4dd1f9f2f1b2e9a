"""Labels an image with its source commit."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds images labelled with their source."""

    @function
    async def image(
        self,
        version: Annotated[dagger.GitRef, Doc('The Git ref to build, with the site in "public".')],
    ) -> dagger.Container:
        """Builds a web server image of a site, labelled with its commit."""
        commit = await version.commit()
        return (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_directory("/usr/share/nginx/html", version.tree().directory("public"))
            # region: labels
            .with_label("org.opencontainers.image.title", "Site")
            .with_label("org.opencontainers.image.revision", commit)
            # endregion: labels
        )
