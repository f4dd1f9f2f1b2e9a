"""Uses a separate cache volume for each Python version."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests a Python project."""

    @function
    async def test(
        self,
        source: Annotated[dagger.Directory, Doc("The project directory.")],
        version: Annotated[str, Doc("The Python version.")] = "3.13",
    ) -> str:
        """Runs the project's tests with the given Python version."""
        return await (
            dag.container()
            .from_(f"python:{version}-slim")
            # region: key
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume(f"pip-{version}"))
            # endregion: key
            .with_workdir("/src")
            .with_directory(".", source, include=["requirements.txt"])
            .with_exec(["pip", "install", "-r", "requirements.txt"])
            .with_directory(".", source)
            .with_exec(["python", "-m", "unittest", "-v"])
            .stderr()
        )
