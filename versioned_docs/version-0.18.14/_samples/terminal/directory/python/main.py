"""Opens a terminal in a directory."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Opens a terminal in a directory."""

    @function
    def explore(
        self, source: Annotated[dagger.Directory, Doc("The directory to open.")]
    ) -> dagger.Directory:
        """Opens a Python prompt in a directory."""
        return source.terminal(
            container=dag.container().from_("python:3.12-slim"),
            cmd=["python"],
        )
