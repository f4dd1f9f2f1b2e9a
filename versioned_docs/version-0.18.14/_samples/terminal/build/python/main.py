"""Opens a terminal during a build."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a project."""

    @function
    def build(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.Directory:
        """Opens a terminal after installing packages, then builds the project."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            # region: terminal
            .terminal()
            # endregion: terminal
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )
