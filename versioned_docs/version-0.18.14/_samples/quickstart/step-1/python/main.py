"""First steps with Dagger."""

import dagger
from dagger import dag, function, object_type


@object_type
class Basics:
    """First steps with Dagger."""

    @function
    def tools(self) -> dagger.Container:
        """Returns an Alpine container with Git."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "--no-cache", "git"])
        )
