"""Checks websites on every run, without using cached results."""

from datetime import datetime, timezone
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks websites."""

    @function
    async def check(self, url: Annotated[str, Doc("The page's URL.")]) -> str:
        """Requests a page on every run and returns the response's headers."""
        return await (
            self.tools()
            # region: always
            .with_env_variable("CHECKED_AT", datetime.now(timezone.utc).isoformat())
            # endregion: always
            .with_exec(["curl", "-fsSI", url])
            .stdout()
        )

    def tools(self) -> dagger.Container:
        """Returns a container with curl, cached between runs."""
        return dag.container().from_("alpine:3.22").with_exec(["apk", "add", "curl"])
