"""Checks a project and keeps the report."""

from typing import Annotated

import dagger
from dagger import Doc, ReturnType, dag, field, function, object_type


@object_type
class Outcome:
    """How a check went."""

    passed: Annotated[bool, Doc("Whether the command succeeded.")] = field()
    report: Annotated[dagger.File, Doc("What the command wrote.")] = field()


@object_type
class MyModule:
    """Checks a project."""

    @function
    async def check(
        self,
        source: Annotated[dagger.Directory, Doc("The directory with the scripts.")],
    ) -> Outcome:
        """Lints shell scripts, and returns the report even if there are findings."""
        done = (
            dag.container()
            .from_("koalaman/shellcheck-alpine:v0.10.0")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["sh", "-c", "shellcheck *.sh > /report.txt"], expect=ReturnType.ANY)
        )
        return Outcome(passed=await done.exit_code() == 0, report=done.file("/report.txt"))
