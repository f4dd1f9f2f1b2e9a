"""Makes Node.js trust the system's certificates."""

from typing import Annotated

from dagger import Doc, dag, function, object_type

SCRIPT = "fetch(process.argv[1]).then(({status}) => console.log(status))"


@object_type
class MyModule:
    """Makes Node.js trust the system's certificates."""

    @function
    async def status(
        self,
        url: Annotated[str, Doc("The page's URL.")],
    ) -> str:
        """Fetches a page with Node.js and returns the HTTP status code."""
        return await (
            dag.container()
            .from_("node:22-slim")
            # region: trust
            .with_env_variable(
                "NODE_EXTRA_CA_CERTS", "/etc/ssl/certs/ca-certificates.crt"
            )
            # endregion: trust
            .with_exec(["node", "--eval", SCRIPT, url])
            .stdout()
        )
