"""Looks up a program's version."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Looks up program versions."""

    @function
    async def version(
        self,
        program: Annotated[str, Doc("The name of the program and of its package.")] = "git",
    ) -> str:
        """Returns a program's version in Alpine Linux."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", program])
            .with_exec([program, "--version"])
            .stdout()
        )
