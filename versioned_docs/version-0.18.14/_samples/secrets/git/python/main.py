"""Reads a private Git repository."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Reads private repositories."""

    @function
    def fetch(
        self,
        repository: Annotated[str, Doc("The address of the repository, with https://.")],
        ref: Annotated[str, Doc("The branch, tag or commit.")],
        token: Annotated[dagger.Secret, Doc("A token that may read the repository.")],
    ) -> dagger.Directory:
        """The files of a private repository at a branch or tag."""
        return dag.git(repository, http_auth_token=token).ref(ref).tree()
