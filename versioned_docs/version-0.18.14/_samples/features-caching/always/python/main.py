"""Checks websites afresh on every run."""

from datetime import datetime, timezone
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks websites."""

    @function
    async def check(self, url: Annotated[str, Doc("The address of the page.")]) -> str:
        """Fetches a page again on every run, and returns its headers."""
        return await (
            self.tools()
            # region: always
            .with_env_variable("CHECKED_AT", datetime.now(timezone.utc).isoformat())
            # endregion: always
            .with_exec(["curl", "-fsSI", url])
            .stdout()
        )

    def tools(self) -> dagger.Container:
        """A container with curl, which comes from the cache."""
        return dag.container().from_("alpine:3.22").with_exec(["apk", "add", "curl"])
