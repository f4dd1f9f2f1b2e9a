"""Runs every check and reports all failures."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks Go projects."""

    @function
    async def check(
        self, source: Annotated[dagger.Directory, Doc("The project directory.")]
    ) -> str:
        """Runs every check, then fails with a list of those that failed."""
        project = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )

        failures: list[str] = []
        for command in ("go vet ./...", "go test ./...", 'test -z "$(gofmt -l .)"'):
            # region: collect
            code = await project.with_exec(
                ["sh", "-c", command],
                expect=dagger.ReturnType.ANY,
            ).exit_code()
            if code != 0:
                failures.append(f"{command} (code {code})")
            # endregion: collect
        if failures:
            message = f"failed checks: {', '.join(failures)}"
            raise RuntimeError(message)
        return "all checks passed"
