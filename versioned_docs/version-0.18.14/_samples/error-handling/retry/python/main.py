"""Retries a flaky download."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Downloads from unreliable servers."""

    @function
    async def fetch(self, url: Annotated[str, Doc("The page's URL.")]) -> str:
        """Downloads a page, trying up to three times."""
        attempt = 1
        while True:
            try:
                return await (
                    dag.container()
                    .from_("alpine:3.22")
                    # region: attempt
                    .with_env_variable("ATTEMPT", str(attempt))
                    # endregion: attempt
                    .with_exec(["wget", "-qO-", url])
                    .stdout()
                )
            except dagger.ExecError:
                if attempt == 3:
                    raise
            attempt += 1
