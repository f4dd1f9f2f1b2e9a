"""Names the files that a formatter would change."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Looks after the format of a website's files."""

    @function
    async def formatted(
        self,
        source: Annotated[dagger.Directory, Doc("The website's sources.")],
    ) -> None:
        """Fails with the list of files that Prettier would change."""
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
            if failed.exit_code != 1:
                raise
            message = f"run prettier on these files:\n{failed.stdout}"
            raise RuntimeError(message) from failed
        # endregion: code
