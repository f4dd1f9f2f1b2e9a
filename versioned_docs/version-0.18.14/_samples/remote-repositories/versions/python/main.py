"""Looks up versions in a repository."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Looks up versions in a repository."""

    @function
    def latest(
        self,
        repository: Annotated[dagger.GitRepository, Doc("The repository.")],
    ) -> dagger.Directory:
        """The files of the latest release, without the history."""
        return repository.latest_version().tree(discard_git_dir=True)

    @function
    async def tags(
        self,
        repository: Annotated[dagger.GitRepository, Doc("The repository.")],
        pattern: Annotated[str, Doc('A pattern, such as "refs/tags/v1.*".')],
    ) -> list[str]:
        """The tags that match a pattern."""
        return await repository.tags(patterns=[pattern])
