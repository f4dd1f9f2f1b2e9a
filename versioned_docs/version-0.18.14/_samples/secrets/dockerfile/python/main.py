"""Builds a Dockerfile that needs a token."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds images."""

    @function
    async def build(
        self,
        source: Annotated[dagger.Directory, Doc("The project, with its Dockerfile.")],
        token: Annotated[dagger.Secret, Doc("The token for the registry of packages.")],
    ) -> dagger.Container:
        """Builds a project's Dockerfile with a token for npm."""
        # region: name
        named = dag.set_secret("npm-token", await token.plaintext())
        # endregion: name

        return source.docker_build(secrets=[named])
