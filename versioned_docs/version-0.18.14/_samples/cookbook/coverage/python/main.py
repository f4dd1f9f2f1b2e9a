"""Creates a coverage report, whether the tests pass or fail."""

from typing import Annotated

import dagger
from dagger import Doc, ReturnType, dag, function, object_type


@object_type
class MyModule:
    """Measures the coverage of Python projects."""

    @function
    def coverage(
        self,
        source: Annotated[
            dagger.Directory, Doc("The project, with its tests and a requirements.txt.")
        ],
    ) -> dagger.Directory:
        """A website that shows which lines the tests ran, even if some of them failed."""
        tests = (
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
        return tests.with_exec(["coverage", "html"]).directory("htmlcov")
