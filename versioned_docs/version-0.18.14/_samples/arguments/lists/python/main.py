"""Installs Alpine packages."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Installs Alpine packages."""

    @function
    def install(
        self,
        keys: Annotated[
            list[dagger.File],
            Doc("The public keys that the packages are signed with."),
        ],
        packages: Annotated[list[str], Doc("The packages to install.")] = ["curl", "jq"],
    ) -> dagger.Container:
        """Returns an Alpine Linux container with packages installed."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_files("/etc/apk/keys", keys)
            .with_exec(["apk", "add", *packages])
        )
