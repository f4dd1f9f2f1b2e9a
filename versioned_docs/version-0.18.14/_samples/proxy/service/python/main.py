"""Reaches a service directly while a proxy is configured."""

from dagger import dag, function, object_type


@object_type
class MyModule:
    """Reaches a service directly while a proxy is configured."""

    @function
    async def check(self) -> str:
        """Requests a web server's headers without going through the proxy."""
        web = (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_exposed_port(80)
            .as_service()
        )
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "curl"])
            # region: exclude
            .with_env_variable("NO_PROXY", "localhost,127.0.0.1,web")
            # endregion: exclude
            .with_service_binding("web", web)
            .with_exec(["curl", "-fsSI", "http://web"])
            .stdout()
        )
