"""Calls a web server, or only says so."""

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
    """Calls a web server, or only says so."""

    @function
    def forgotten(self) -> str:
        """Describes the request. No request is made."""
        request()
        return "done"

    @function
    async def forced(self) -> str:
        """Makes the request."""
        await request().sync()
        return "done"
