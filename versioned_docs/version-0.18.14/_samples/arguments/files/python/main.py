"""Packs files into images."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Packs files into images."""

    @function
    def pack(
        self,
        base: Annotated[dagger.Container, Doc("The image to start from.")],
        source: Annotated[dagger.Directory, Doc("What to copy to /app.")],
        config: Annotated[dagger.File, Doc("What to copy to /etc/app.conf.")],
    ) -> dagger.Container:
        """An image with a directory and a configuration file added."""
        return base.with_directory("/app", source).with_file("/etc/app.conf", config)
