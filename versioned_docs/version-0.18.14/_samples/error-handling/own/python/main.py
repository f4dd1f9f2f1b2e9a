"""Parses version numbers."""

from typing import Annotated

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Parses version numbers."""

    @function
    def major(self, version: Annotated[str, Doc("The version, for example 1.4.2.")]) -> str:
        """Returns the major part of a version number."""
        major, dot, _ = version.partition(".")
        if not dot:
            message = f'"{version}" is not a version: it has no dot'
            raise ValueError(message)
        return major
