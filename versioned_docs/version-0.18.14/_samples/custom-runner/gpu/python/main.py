"""Lists the engine's GPUs."""

from dagger import dag, function, object_type


@object_type
class MyModule:
    """Lists the engine's GPUs."""

    @function
    async def devices(self) -> str:
        """Lists the GPUs that a container can use."""
        return await (
            dag.container()
            .from_("nvidia/cuda:12.6.3-base-ubuntu24.04")
            # region: gpu
            .experimental_with_all_gp_us()
            # endregion: gpu
            .with_exec(["nvidia-smi", "-L"])
            .stdout()
        )
