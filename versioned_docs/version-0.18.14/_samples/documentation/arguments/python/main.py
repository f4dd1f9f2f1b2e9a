"""Checks that a website responds."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks websites."""

    @function
    async def wait(
        self,
        url: Annotated[str, Doc("The URL to request, for example https://example.com/health.")],
        seconds: Annotated[int, Doc("The timeout, in seconds.")] = 10,
    ) -> str:
        """Waits for a website to respond, and fails after a timeout."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["wget", "-q", "-T", str(seconds), "-O", "-", url])
            .stdout()
        )
