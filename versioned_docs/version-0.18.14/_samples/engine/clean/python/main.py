"""Prunes the engine's cache once it exceeds a limit."""

import sys

import anyio
import dagger
from dagger import dag

LIMIT = 50 * 2**30


async def main() -> None:
    async with dagger.connection(dagger.Config(log_output=sys.stderr)):
        cache = dag.engine().local_cache()
        used = await cache.entry_set().disk_space_bytes()
        if used > LIMIT:
            await cache.prune(use_default_policy=True)
        print(used, "bytes were in use")


anyio.run(main)
