"""Looks into container images."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Looks into images."""

    @function
    async def release(self, image: Annotated[str, Doc("The image's address.")]) -> str:
        """The release of the distribution that an image is made from."""
        return await dag.container().from_(image).with_exec(["cat", "/etc/os-release"]).stdout()
