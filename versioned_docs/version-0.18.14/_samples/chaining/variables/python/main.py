"""Builds a chain step by step."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds containers with tools."""

    @function
    def tools(
        self, packages: Annotated[list[str], Doc("The packages to install.")]
    ) -> dagger.Container:
        """Returns an Alpine container with each package in its own layer."""
        tools = dag.container().from_("alpine:3.22")
        # region: part
        for name in packages:
            tools = tools.with_exec(["apk", "add", name])
        # endregion: part
        return tools
