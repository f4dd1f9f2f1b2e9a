"""Describes servers and what they run."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class Server:
    """A machine to deploy to."""

    host: Annotated[str, Doc("The name in the network.")] = field()
    port: Annotated[int, Doc("The port of the service.")] = field()


@object_type
class MyModule:
    """Describes servers."""

    @function
    def server(
        self,
        host: Annotated[str, Doc("The name in the network.")],
        port: Annotated[int, Doc("The port of the service.")] = 443,
    ) -> Server:
        """A server."""
        return Server(host=host, port=port)

    @function
    def address(self, server: Annotated[Server, Doc("The server to reach.")]) -> str:
        """The address of a server."""
        return f"https://{server.host}:{server.port}"
