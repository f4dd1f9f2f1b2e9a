"""Opens a shell with all rights of root."""

import dagger
from dagger import dag, function, object_type


@object_type
class MyModule:
    """Opens shells."""

    @function
    def inspect(self) -> dagger.Container:
        """A container after a shell with all capabilities of root, for example to look at the network."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "tcpdump"])
            .terminal(insecure_root_capabilities=True)
        )
