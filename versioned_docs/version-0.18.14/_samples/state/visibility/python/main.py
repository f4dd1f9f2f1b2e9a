"""Names the images of a release."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class MyModule:
    """Names the images of a release."""

    version: Annotated[str, Doc("The release's version.")] = field()
    registry: Annotated[str, Doc("The registry's host.")] = "registry.example.com"

    @function
    def address(self, name: Annotated[str, Doc("The image's name.")]) -> str:
        """Returns an image's address."""
        return f"{self.registry}/{name}:{self.version}"
