"""Inspects container images."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Inspects container images."""

    @function
    async def release(self, image: Annotated[str, Doc("The image's address.")]) -> str:
        """Returns the release information of an image's distribution."""
        return await dag.container().from_(image).with_exec(["cat", "/etc/os-release"]).stdout()
