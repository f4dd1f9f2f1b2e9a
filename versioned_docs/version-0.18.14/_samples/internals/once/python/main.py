"""Reads two results of one step."""

from dagger import dag, function, object_type


@object_type
class MyModule:
    """Reads two results of one step."""

    @function
    async def output(self) -> str:
        """Returns a command's stdout and stderr. The command only runs once."""
        step = (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["sh", "-c", "echo result; echo warning >&2"])
        )
        return await step.stdout() + await step.stderr()
