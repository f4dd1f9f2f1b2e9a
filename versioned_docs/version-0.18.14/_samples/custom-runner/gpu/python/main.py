"""Looks at the graphics cards of the engine."""

from dagger import dag, function, object_type


@object_type
class MyModule:
    """Looks at the graphics cards of the engine."""

    @function
    async def devices(self) -> str:
        """Lists the cards that a container can use."""
        return await (
            dag.container()
            .from_("nvidia/cuda:12.6.3-base-ubuntu24.04")
            # region: gpu
            .experimental_with_all_gp_us()
            # endregion: gpu
            .with_exec(["nvidia-smi", "-L"])
            .stdout()
        )
