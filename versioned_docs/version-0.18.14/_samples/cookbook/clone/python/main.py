"""Builds a tool from its repository."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds tools written in Go."""

    @function
    def tool(
        self,
        repository: Annotated[str, Doc("The repository's URL.")],
        version: Annotated[str, Doc("The tag, branch or commit to build.")],
    ) -> dagger.File:
        """Builds the program in the root directory of a public repository."""
        # region: clone
        source = dag.git(repository).ref(version).tree(discard_git_dir=True)
        # endregion: clone

        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/usr/local/bin/tool", "."])
            .file("/usr/local/bin/tool")
        )
