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

    # region: new
    @function
    async def version(self) -> str:
        """Returns the container's Git version."""
        return await self.tools().with_exec(["git", "--version"]).stdout()
    # endregion: new
