"""Tests a library with several versions of Node.js."""

import asyncio
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests a library with several versions of Node.js."""

    @function
    async def test(
        self,
        source: Annotated[dagger.Directory, Doc("The library.")],
        versions: Annotated[list[str], Doc("The versions of Node.js.")],
    ) -> str:
        """Runs the tests with all versions at once, and fails if any of them did."""
        # region: parallel
        codes = await asyncio.gather(*(self.tested(source, version).exit_code() for version in versions))
        # endregion: parallel

        failed = [version for version, code in zip(versions, codes, strict=True) if code != 0]
        if failed:
            msg = f"tests failed with Node.js {', '.join(failed)}"
            raise RuntimeError(msg)
        return f"tests passed with Node.js {', '.join(versions)}"

    @function
    def tested(
        self,
        source: Annotated[dagger.Directory, Doc("The library.")],
        version: Annotated[str, Doc("The version of Node.js.")],
    ) -> dagger.Container:
        """The container after the tests with one version, whether they passed or not."""
        return (
            dag.container()
            .from_(f"node:{version}-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_directory("/src", source, exclude=["node_modules"])
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "test"], expect=dagger.ReturnType.ANY)
        )
