"""Adds functions to the API."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tells about releases of Alpine Linux."""

    @function
    async def release(self, tag: Annotated[str, Doc("The tag.")] = "3.22") -> str:
        """The exact version behind a tag of Alpine Linux."""
        return await dag.container().from_(f"alpine:{tag}").file("/etc/alpine-release").contents()
