"""Builds an image step by step."""

import dataclasses
from typing import Annotated, Self

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class MyModule:
    """Builds an image step by step."""

    packages: Annotated[list[str], Doc("The packages added so far.")] = field(default=list, init=False)
    mirror: str = dataclasses.field(default="", init=False)

    @function
    def with_package(self, name: Annotated[str, Doc("The package's name.")]) -> Self:
        """Adds a package."""
        self.packages = [*self.packages, name]
        return self

    @function
    def with_mirror(self, url: Annotated[str, Doc("The mirror's URL.")]) -> Self:
        """Sets the package mirror."""
        self.mirror = url
        return self

    @function
    def build(self) -> dagger.Container:
        """Builds the image with all packages."""
        command = ["apk", "add"]
        if self.mirror:
            command.append(f"--repository={self.mirror}")
        return dag.container().from_("alpine:3.22").with_exec([*command, *self.packages])
