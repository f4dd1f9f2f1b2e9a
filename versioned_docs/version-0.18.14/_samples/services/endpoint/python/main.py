"""Calls a service at its endpoint."""

from dagger import dag, function, object_type


@object_type
class MyModule:
    """Calls a service at its endpoint."""

    @function
    async def home(self) -> str:
        """Starts a web server and returns its home page."""
        # region: endpoint
        server = await (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_exposed_port(80)
            .as_service()
            .start()
        )
        url = await server.endpoint(scheme="http")
        # endregion: endpoint

        return await dag.http(url, experimental_service_host=server).contents()
