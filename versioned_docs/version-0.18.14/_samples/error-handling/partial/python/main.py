"""Returns a report even if the tests fail."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Runs tests."""

    @function
    def report(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> dagger.File:
        """Returns the test report, even if the tests fail."""
        return self.run(source).file("/report.json")

    @function
    async def exit_code(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> int:
        """Returns the exit code of the tests."""
        return await self.run(source).exit_code()

    def run(self, source: dagger.Directory) -> dagger.Container:
        """Runs the tests. Without @function, this stays private."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(
                ["sh", "-c", "go test -json ./... > /report.json"],
                expect=dagger.ReturnType.ANY,
            )
        )
