"""Adds a function to the Dagger API."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Looks up Alpine Linux releases."""

    @function
    async def release(
        self, tag: Annotated[str, Doc("The tag of the alpine image.")] = "3.22"
    ) -> str:
        """Returns the exact Alpine Linux version of an image tag."""
        return await dag.container().from_(f"alpine:{tag}").file("/etc/alpine-release").contents()
