"""Reads private repositories."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Reads private repositories."""

    @function
    def fetch(
        self,
        url: Annotated[str, Doc("The repository's address.")],
        token: Annotated[dagger.Secret, Doc("A token that may read it.")],
    ) -> dagger.Directory:
        """The files of a private repository."""
        return dag.git(url, http_auth_token=token).head().tree()
