"""Fetches private Git repositories."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Fetches private Git repositories."""

    @function
    def fetch(
        self,
        repository: Annotated[str, Doc("The repository's HTTPS URL.")],
        ref: Annotated[str, Doc("The branch, tag or commit.")],
        token: Annotated[dagger.Secret, Doc("A token that can read the repository.")],
    ) -> dagger.Directory:
        """Fetches a private repository at a branch, tag or commit."""
        return dag.git(repository, http_auth_token=token).ref(ref).tree()
