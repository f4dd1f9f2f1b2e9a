"""Serves a site with a configuration file from the module."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds web server images."""

    @function
    def server(
        self,
        site: Annotated[dagger.Directory, Doc("The site's files.")],
    ) -> dagger.Container:
        """Builds a web server image with the module's own configuration."""
        config = dag.current_module().source().file("files/site.conf")

        return (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_file("/etc/nginx/conf.d/default.conf", config)
            .with_directory("/usr/share/nginx/html", site)
        )
