"""Creates releases of a project."""

from typing import Annotated

import dagger
from dagger import Doc, dag, field, function, object_type


@object_type
class Package:
    """A package for one platform."""

    os: Annotated[str, Doc("The operating system.")] = field()
    arch: Annotated[str, Doc("The CPU architecture.")] = field()

    @function
    def archive(self) -> str:
        """Returns the name of the package's archive."""
        return f"app_{self.os}_{self.arch}.tar.gz"


@object_type
class Release:
    """A version of the project, with its packages."""

    version: Annotated[str, Doc("The version number.")] = field()
    packages: Annotated[list[Package], Doc("The packages, one for each platform.")] = field()

    @function
    def notes(self) -> dagger.File:
        """Returns the release notes."""
        return (
            dag.directory()
            .with_new_file("NOTES.md", f"# Release {self.version}\n")
            .file("NOTES.md")
        )


@object_type
class MyModule:
    """Creates releases of a project."""

    @function
    def release(self, version: Annotated[str, Doc("The release's version.")]) -> Release:
        """Creates a release with its packages."""
        return Release(
            version=version,
            packages=[
                Package(os="linux", arch="amd64"),
                Package(os="darwin", arch="arm64"),
            ],
        )
