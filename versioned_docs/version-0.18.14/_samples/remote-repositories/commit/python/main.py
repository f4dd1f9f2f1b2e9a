"""Looks up commits."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Looks up commits."""

    @function
    async def newest(
        self,
        repository: Annotated[dagger.GitRepository, Doc("The repository.")],
        branch: Annotated[str, Doc("The branch name.")] = "main",
    ) -> str:
        """Returns the hash of the latest commit on a branch."""
        return await repository.branch(branch).commit()
