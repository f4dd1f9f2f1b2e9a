"""Names the images of a release."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class MyModule:
    """Names the images of a release."""

    version: Annotated[str, Doc("The version of the release.")] = field()
    registry: Annotated[str, Doc("The registry's host.")] = "registry.example.com"

    @function
    def address(self, name: Annotated[str, Doc("The image's name.")]) -> str:
        """The address of an image."""
        return f"{self.registry}/{name}:{self.version}"
