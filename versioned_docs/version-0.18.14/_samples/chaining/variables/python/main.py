"""Builds a chain in parts."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Makes containers with tools."""

    @function
    def tools(
        self, packages: Annotated[list[str], Doc("The packages to install.")]
    ) -> dagger.Container:
        """An Alpine container with packages, each in a layer of its own."""
        tools = dag.container().from_("alpine:3.22")
        # region: part
        for name in packages:
            tools = tools.with_exec(["apk", "add", name])
        # endregion: part
        return tools
