"""Shows that Dagger only runs a request if you need its result."""

import dagger
from dagger import dag, function, object_type


def request() -> dagger.Container:
    return (
        dag.container()
        .from_("alpine:3.22")
        .with_exec(["wget", "-q", "-O", "/answer", "https://example.com"])
    )


@object_type
class MyModule:
    """Shows that Dagger only runs a request if you need its result."""

    @function
    def forgotten(self) -> str:
        """Describes the request without making it."""
        request()
        return "done"

    @function
    async def forced(self) -> str:
        """Makes the request."""
        await request().sync()
        return "done"
