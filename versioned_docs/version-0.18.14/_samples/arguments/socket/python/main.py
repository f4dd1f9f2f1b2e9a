"""Clones private Git repositories."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Clones private Git repositories."""

    @function
    def fetch(
        self,
        url: Annotated[str, Doc("The repository's SSH URL.")],
        agent: Annotated[dagger.Socket, Doc("The SSH agent's socket.")],
    ) -> dagger.Directory:
        """Fetches a private repository with the caller's SSH agent."""
        return dag.git(url, ssh_auth_socket=agent).head().tree()
