"""Lints shell scripts and keeps the report."""

from typing import Annotated

import dagger
from dagger import Doc, ReturnType, dag, field, function, object_type


@object_type
class Outcome:
    """The outcome of a check."""

    passed: Annotated[bool, Doc("Whether the check passed.")] = field()
    report: Annotated[dagger.File, Doc("The linter's report.")] = field()


@object_type
class MyModule:
    """Lints shell scripts."""

    @function
    async def check(
        self,
        source: Annotated[dagger.Directory, Doc("The directory that contains the scripts.")],
    ) -> Outcome:
        """Lints shell scripts and returns the report, even if there are findings."""
        done = (
            dag.container()
            .from_("koalaman/shellcheck-alpine:v0.10.0")
            .with_mounted_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["sh", "-c", "shellcheck *.sh > /report.txt 2>&1"], expect=ReturnType.ANY)
        )
        return Outcome(passed=await done.exit_code() == 0, report=done.file("/report.txt"))
