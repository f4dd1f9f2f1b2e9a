"""Opens a terminal when tests fail."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Runs tests."""

    @function
    async def test(self, source: Annotated[dagger.Directory, Doc("The project directory.")]) -> str:
        """Runs the tests, and opens a terminal if they fail."""
        tests = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."], expect=dagger.ReturnType.ANY)
        )
        code = await tests.exit_code()
        # region: terminal
        if code != 0:
            await tests.terminal().sync()
            message = f"tests ended with code {code}"
            raise RuntimeError(message)
        # endregion: terminal
        return await tests.stdout()
