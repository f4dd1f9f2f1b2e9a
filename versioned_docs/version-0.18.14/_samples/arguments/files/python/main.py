"""Adds files to images."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Adds files to images."""

    @function
    def pack(
        self,
        base: Annotated[dagger.Container, Doc("The base image.")],
        source: Annotated[dagger.Directory, Doc("The directory to copy to /app.")],
        config: Annotated[dagger.File, Doc("The file to copy to /etc/app.conf.")],
    ) -> dagger.Container:
        """Adds a directory and a configuration file to an image."""
        return base.with_directory("/app", source).with_file("/etc/app.conf", config)
