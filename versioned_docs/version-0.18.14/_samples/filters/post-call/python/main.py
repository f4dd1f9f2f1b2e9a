"""Builds from a part of a directory."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds documentation."""

    @function
    def docs(self, source: Annotated[dagger.Directory, Doc("The whole project.")]) -> dagger.Container:
        """A container with the Markdown files of a directory, drafts left out."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_directory("/docs", source, include=["**/*.md"], exclude=["drafts"])
        )
