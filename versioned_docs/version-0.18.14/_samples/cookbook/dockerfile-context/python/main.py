"""Builds Dockerfiles with unusual names or locations."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Builds Dockerfiles with unusual names or locations."""

    @function
    def named(
        self,
        source: Annotated[dagger.Directory, Doc("The build context.")],
        path: Annotated[str, Doc("The Dockerfile's path in the build context.")],
    ) -> dagger.Container:
        """Builds a Dockerfile with another name or in a subdirectory."""
        return source.docker_build(dockerfile=path)

    @function
    def outside(
        self,
        source: Annotated[dagger.Directory, Doc("The build context.")],
        dockerfile: Annotated[dagger.File, Doc("The Dockerfile.")],
    ) -> dagger.Container:
        """Builds a Dockerfile from outside the build context."""
        return source.with_file("Dockerfile", dockerfile).docker_build()
