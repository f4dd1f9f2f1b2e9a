"""Sets a container's default terminal command."""

import dagger
from dagger import dag, function, object_type


@object_type
class MyModule:
    """Builds containers to work in."""

    @function
    def workbench(self) -> dagger.Container:
        """Returns a container whose terminal opens a Node.js prompt."""
        return (
            dag.container()
            .from_("node:22-slim")
            # region: default
            .with_default_terminal_cmd(["node"])
            # endregion: default
        )
