"""Opens a terminal in a directory."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Opens terminals."""

    @function
    def explore(self, source: Annotated[dagger.Directory, Doc("The directory.")]) -> dagger.Directory:
        """Opens a Python prompt next to a directory's files."""
        return source.terminal(
            container=dag.container().from_("python:3.12-slim"),
            cmd=["python"],
        )
