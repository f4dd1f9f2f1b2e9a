"""Lists the files that a formatter would change."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks the formatting of a website's files."""

    @function
    async def formatted(
        self,
        source: Annotated[dagger.Directory, Doc("The website's source directory.")],
    ) -> None:
        """Fails and lists the files if Prettier would change any."""
        check = (
            dag.container()
            .from_("node:22-slim")
            .with_exec(["npm", "install", "--global", "prettier@3.6.2"])
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["prettier", "--list-different", "."])
        )
        # region: code
        try:
            await check.sync()
        except dagger.ExecError as failed:
            if failed.exit_code != 1 or not failed.stdout:
                raise
            message = f"run prettier on these files:\n{failed.stdout}"
            raise RuntimeError(message) from failed
        # endregion: code
