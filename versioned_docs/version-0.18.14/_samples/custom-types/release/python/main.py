"""Makes releases of a project."""

from typing import Annotated

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class Package:
    """What is installed on one platform."""

    os: Annotated[str, Doc("The operating system.")] = field()
    arch: Annotated[str, Doc("The processor's architecture.")] = field()

    @function
    def archive(self) -> str:
        """The name of the package's archive."""
        return f"app_{self.os}_{self.arch}.tar.gz"


@object_type
class Release:
    """A version of the project and what belongs to it."""

    version: Annotated[str, Doc("The version's number.")] = field()
    packages: Annotated[list[Package], Doc("One package for each platform.")] = field()

    @function
    def notes(self) -> dagger.File:
        """A release's notes."""
        return (
            dag.directory()
            .with_new_file("NOTES.md", f"# Release {self.version}\n")
            .file("NOTES.md")
        )


@object_type
class MyModule:
    """Makes releases."""

    @function
    def release(self, version: Annotated[str, Doc("The version of the release.")]) -> Release:
        """A release with its packages."""
        return Release(
            version=version,
            packages=[
                Package(os="linux", arch="amd64"),
                Package(os="darwin", arch="arm64"),
            ],
        )
