"""Builds an image that callers can extend."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds web server images."""

    @function
    def image(
        self,
        site: Annotated[dagger.Directory, Doc("The site's files.")],
        server: Annotated[str, Doc("The web server's base image.")] = "nginx:1.28-alpine",
    ) -> dagger.Container:
        """Builds a web server image that contains a site."""
        return (
            dag.container()
            .from_(server)
            .with_directory("/usr/share/nginx/html", site)
            .with_exposed_port(80)
        )
