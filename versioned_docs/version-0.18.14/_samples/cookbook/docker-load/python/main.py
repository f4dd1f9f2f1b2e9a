"""Loads images into the caller's Docker daemon."""

from datetime import datetime, timezone
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type

# The tarball has no tag, so the script tags the image that Docker has loaded.
LOAD = """
set -e
image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
docker tag "$image" "$NAME"
docker image ls "$NAME"
"""


@object_type
class MyModule:
    """Loads images into the caller's Docker daemon."""

    @function
    async def load(
        self,
        image: Annotated[dagger.Container, Doc("The image to load.")],
        name: Annotated[str, Doc("The image's name in Docker.")],
        docker: Annotated[dagger.Socket, Doc("The Docker daemon's socket.")],
    ) -> str:
        """Loads an image into Docker and returns its entry in Docker's image list."""
        return await (
            dag.container()
            .from_("docker:28.3.2-cli")
            # region: socket
            .with_unix_socket("/var/run/docker.sock", docker)
            .with_mounted_file("/image.tar", image.as_tarball())
            # endregion: socket
            .with_env_variable("NAME", name)
            .with_env_variable("LOADED_AT", datetime.now(timezone.utc).isoformat())
            .with_exec(["sh", "-eo", "pipefail", "-c", LOAD])
            .stdout()
        )
