"""Copies part of a directory."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Collects documentation."""

    @function
    def docs(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.Container:
        """Returns a container with a directory's Markdown files, except drafts."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_directory("/docs", source, include=["**/*.md"], exclude=["drafts"])
        )
