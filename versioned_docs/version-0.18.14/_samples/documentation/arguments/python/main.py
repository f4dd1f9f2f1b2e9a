"""Downloads pages."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Downloads pages."""

    @function
    async def download(
        self,
        url: Annotated[str, Doc("The page's URL, for example https://example.com/about.")],
        seconds: Annotated[int, Doc("The timeout, in seconds.")] = 10,
    ) -> str:
        """Downloads a page, and fails if the server doesn't respond in time."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["wget", "-q", "-T", str(seconds), "-O", "-", url])
            .stdout()
        )
