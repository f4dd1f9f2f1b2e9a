"""Checks the configuration of a web server."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks the configuration of a web server."""

    @function
    async def check(
        self,
        config: Annotated[dagger.File, Doc("The main configuration file.")],
        sites: Annotated[dagger.Directory, Doc("The directory with a file for each site.")],
    ) -> str:
        """What nginx says about a configuration. The call fails if nginx would not start with it."""
        return await (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_mounted_file("/etc/nginx/nginx.conf", config)
            .with_mounted_directory("/etc/nginx/conf.d", sites)
            .with_exec(["nginx", "-t"])
            .stderr()
        )
