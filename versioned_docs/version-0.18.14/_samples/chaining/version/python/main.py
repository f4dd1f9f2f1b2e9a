"""Tells the version of a program."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tells the versions of programs."""

    @function
    async def version(
        self,
        program: Annotated[str, Doc("The program, and the package that it is in.")] = "git",
    ) -> str:
        """The version of a program in Alpine Linux."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", program])
            .with_exec([program, "--version"])
            .stdout()
        )
