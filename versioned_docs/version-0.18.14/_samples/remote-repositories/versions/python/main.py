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
        """Returns the files of the latest release, without Git history."""
        return repository.latest_version().tree(discard_git_dir=True)

    @function
    async def tags(
        self,
        repository: Annotated[dagger.GitRepository, Doc("The repository.")],
        pattern: Annotated[str, Doc('The pattern, for example "refs/tags/v1.*".')],
    ) -> list[str]:
        """Lists the tags that match a pattern."""
        return await repository.tags(patterns=[pattern])
