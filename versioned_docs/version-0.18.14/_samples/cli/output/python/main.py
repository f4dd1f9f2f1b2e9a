"""Compresses a website for its server."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Compresses a website for its server."""

    @function
    def compress(
        self,
        site: Annotated[dagger.Directory, Doc("The site's files.")],
    ) -> dagger.Directory:
        """Adds a compressed copy of each file to a site."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_directory("/site", site)
            .with_workdir("/site")
            .with_exec(["sh", "-c", "find . -type f -exec gzip -9 -k -f {} +"])
            .directory(".")
        )
