"""Describes servers."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class Server:
    """A server to deploy to."""

    host: Annotated[str, Doc("The host name.")] = field()
    port: Annotated[int, Doc("The service's port.")] = field()


@object_type
class MyModule:
    """Describes servers."""

    @function
    def server(
        self,
        host: Annotated[str, Doc("The host name.")],
        port: Annotated[int, Doc("The service's port.")] = 443,
    ) -> Server:
        """Returns a server with the given host and port."""
        return Server(host=host, port=port)

    @function
    def address(self, server: Annotated[Server, Doc("The server.")]) -> str:
        """Returns a server's URL."""
        return f"https://{server.host}:{server.port}"
