"""Clones private Git repositories."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Works with private Git repositories."""

    @function
    def fetch(
        self,
        url: Annotated[str, Doc("The repository's SSH address.")],
        agent: Annotated[dagger.Socket, Doc("The socket of the SSH agent.")],
    ) -> dagger.Directory:
        """The files of a private repository, fetched with the caller's SSH agent."""
        return dag.git(url, ssh_auth_socket=agent).head().tree()
