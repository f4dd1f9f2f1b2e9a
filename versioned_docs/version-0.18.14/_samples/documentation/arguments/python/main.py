"""Checks that a website answers."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks websites."""

    @function
    async def wait(
        self,
        url: Annotated[str, Doc("The address to ask, with its scheme, for example https://example.com/health.")],
        seconds: Annotated[int, Doc("How long to wait for an answer, in seconds.")] = 10,
    ) -> str:
        """Waits until a website answers, and fails if it does not."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["wget", "-q", "-T", str(seconds), "-O", "-", url])
            .stdout()
        )
