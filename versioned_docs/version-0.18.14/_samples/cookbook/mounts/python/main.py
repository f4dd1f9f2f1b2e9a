"""Checks a web server's configuration."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks a web server's configuration."""

    @function
    async def check(
        self,
        config: Annotated[dagger.File, Doc("The main configuration file.")],
        sites: Annotated[
            dagger.Directory,
            Doc("The directory with one configuration file per site."),
        ],
    ) -> str:
        """Returns nginx's report on a configuration, or fails if it's invalid."""
        return await (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_mounted_file("/etc/nginx/nginx.conf", config)
            .with_mounted_directory("/etc/nginx/conf.d", sites)
            .with_exec(["nginx", "-t"])
            .stderr()
        )
