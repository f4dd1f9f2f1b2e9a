"""Builds the web shop."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Shop:
    """Builds the web shop."""

    @function
    def name(self) -> str:
        """Returns the application's name."""
        return "shop"

    @function
    def build(self, platform: Annotated[str, Doc("The platform, for example linux/amd64.")]) -> dagger.Container:
        """Builds the image for a platform."""
        return (
            dag.container(platform=dagger.Platform(platform))
            .from_("nginx:1.28-alpine")
            .with_new_file("/usr/share/nginx/html/index.html", "<h1>shop</h1>")
        )
