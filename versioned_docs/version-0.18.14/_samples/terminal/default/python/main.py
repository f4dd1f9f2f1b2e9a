"""Sets the program that a terminal opens."""

import dagger
from dagger import dag, function, object_type


@object_type
class MyModule:
    """Makes containers to work in."""

    @function
    def workbench(self) -> dagger.Container:
        """A Node.js container whose terminal is a Node.js prompt."""
        return (
            dag.container()
            .from_("node:22-slim")
            # region: default
            .with_default_terminal_cmd(["node"])
            # endregion: default
        )
