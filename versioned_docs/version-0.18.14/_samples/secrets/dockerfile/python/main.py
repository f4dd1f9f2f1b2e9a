"""Builds a Dockerfile that needs a token."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds images with a token."""

    @function
    async def build(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with its Dockerfile.")],
        token: Annotated[dagger.Secret, Doc("The token for the package registry.")],
    ) -> dagger.Container:
        """Builds a project's Dockerfile with an npm token."""
        # region: name
        named = dag.set_secret("npm-token", await token.plaintext())
        # endregion: name

        return source.docker_build(secrets=[named])
