"""Fetches private repositories."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Fetches private repositories."""

    @function
    def fetch(
        self,
        url: Annotated[str, Doc("The repository's HTTPS URL.")],
        token: Annotated[dagger.Secret, Doc("A token that can read the repository.")],
    ) -> dagger.Directory:
        """Fetches the files of a private repository."""
        return dag.git(url, http_auth_token=token).head().tree()
