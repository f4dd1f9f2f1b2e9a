"""Opens a shell with all root capabilities."""

import dagger
from dagger import dag, function, object_type


@object_type
class MyModule:
    """Opens privileged shells."""

    @function
    def inspect(self) -> dagger.Container:
        """Opens a privileged shell, for example to inspect network traffic."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "tcpdump"])
            .terminal(insecure_root_capabilities=True)
        )
