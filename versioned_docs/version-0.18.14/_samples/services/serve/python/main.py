"""Serves a directory of static files."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Serves static files."""

    @function
    def serve(self, site: Annotated[dagger.Directory, Doc("The files to serve.")]) -> dagger.Service:
        """Serves a directory with nginx on port 80."""
        return (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_directory("/usr/share/nginx/html", site)
            .with_exposed_port(80)
            .as_service()
        )
