"""Creates a coverage report even if tests fail."""

from typing import Annotated

import dagger
from dagger import Doc, ReturnType, dag, function, object_type


@object_type
class MyModule:
    """Measures the test coverage of Python projects."""

    @function
    def coverage(
        self,
        source: Annotated[
            dagger.Directory, Doc("The project directory, with tests and requirements.txt.")
        ],
    ) -> dagger.Directory:
        """Returns an HTML coverage report, even if some tests fail."""
        return self.tests(source).with_exec(["coverage", "html"]).directory("htmlcov")

    @function
    async def exit_code(
        self,
        source: Annotated[
            dagger.Directory, Doc("The project directory, with tests and requirements.txt.")
        ],
    ) -> int:
        """Returns the exit code of the tests."""
        return await self.tests(source).exit_code()

    def tests(self, source: dagger.Directory) -> dagger.Container:
        """Runs the tests. Without @function, this stays private."""
        return (
            dag.container()
            .from_("python:3.12-slim")
            .with_exec(["pip", "install", "coverage==7.9.2", "pytest==8.4.1"])
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["pip", "install", "--requirement", "requirements.txt"])
            # region: expect
            .with_exec(["coverage", "run", "-m", "pytest"], expect=ReturnType.ANY)
            # endregion: expect
        )
