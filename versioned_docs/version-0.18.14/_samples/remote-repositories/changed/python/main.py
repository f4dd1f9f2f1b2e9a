"""Compares two versions of a project."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Compares two versions of a project."""

    @function
    async def changed(
        self,
        before: Annotated[dagger.GitRef, Doc("The older version.")],
        after: Annotated[dagger.GitRef, Doc("The newer version.")],
    ) -> str:
        """Lists the changed files and their status, one per line."""
        return await (
            dag.container()
            .from_("alpine/git:2.49.1")
            .with_mounted_directory("/compare/before", before.tree(discard_git_dir=True))
            .with_mounted_directory("/compare/after", after.tree(discard_git_dir=True))
            .with_workdir("/compare")
            .with_exec(["sh", "-c", "git diff --no-index --name-status before after || test $? -eq 1"])
            .stdout()
        )
