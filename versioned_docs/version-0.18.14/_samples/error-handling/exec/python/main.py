"""Reports why a test run failed."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Runs tests."""

    @function
    async def test(self, source: Annotated[dagger.Directory, Doc("The project directory.")]) -> str:
        """Runs the tests, and reports the exit code and output if they fail."""
        tests = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
        )
        # region: catch
        try:
            return await tests.stdout()
        except dagger.ExecError as failed:
            message = f"tests ended with code {failed.exit_code}:\n{failed.stdout}"
            raise RuntimeError(message) from failed
        # endregion: catch
