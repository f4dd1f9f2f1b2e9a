"""Makes an image that callers can go on with."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Makes web server images."""

    @function
    def image(
        self,
        site: Annotated[dagger.Directory, Doc("The site's files.")],
        server: Annotated[str, Doc("The image of the web server.")] = "nginx:1.28-alpine",
    ) -> dagger.Container:
        """A web server with a site in it."""
        return (
            dag.container()
            .from_(server)
            .with_directory("/usr/share/nginx/html", site)
            .with_exposed_port(80)
        )
