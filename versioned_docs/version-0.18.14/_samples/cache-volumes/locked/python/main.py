"""Installs Debian packages with a cache that one exec can use at a time."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds containers with Debian packages."""

    @function
    def tools(
        self,
        packages: Annotated[list[str], Doc("The packages to install.")],
    ) -> dagger.Container:
        """Returns a Debian container with packages installed."""
        return (
            dag.container()
            .from_("debian:12-slim")
            .with_mounted_cache(
                "/var/cache/apt/archives",
                dag.cache_volume("apt-archives"),
                sharing=dagger.CacheSharingMode.LOCKED,
            )
            .without_file("/etc/apt/apt.conf.d/docker-clean")
            .with_exec(["apt-get", "update"])
            .with_exec(["apt-get", "install", "--yes", *packages])
        )
