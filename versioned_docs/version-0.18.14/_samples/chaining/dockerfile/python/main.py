"""Builds one stage of a Dockerfile."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Builds Dockerfiles."""

    @function
    def stage(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory, with its Dockerfile.")],
        target: Annotated[str, Doc("The name of the stage.")],
        go_version: Annotated[str, Doc("The value of the build argument GO_VERSION.")] = "1.24",
    ) -> dagger.Container:
        """Builds one stage of a project's Dockerfile."""
        return source.docker_build(
            target=target,
            build_args=[dagger.BuildArg("GO_VERSION", go_version)],
        )
