"""Smoke-tests web server images."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Smoke-tests web server images."""

    @function
    async def smoke(
        self,
        image: Annotated[dagger.Container, Doc("The web server image.")],
        port: Annotated[int, Doc("The port that the server listens on.")] = 80,
        page: Annotated[str, Doc("The path of the page to fetch.")] = "/",
    ) -> str:
        """Runs an image as a service and returns one of its pages."""
        # region: bind
        server = image.with_exposed_port(port).as_service()
        client = dag.container().from_("alpine:3.22").with_service_binding("web", server)
        # endregion: bind

        return await client.with_exec(["wget", "-qO-", f"http://web:{port}{page}"]).stdout()
