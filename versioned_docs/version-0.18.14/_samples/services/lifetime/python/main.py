"""Seeds and backs up a Redis server."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Seeds and backs up a Redis server."""

    @function
    async def backup(self, value: Annotated[str, Doc("The value to write.")]) -> dagger.File:
        """Writes a value to Redis, stops the server and returns its database file."""
        redis = dag.container().from_("redis:7-alpine")
        stored = redis.with_mounted_cache("/data", dag.cache_volume("redis-data"))
        server = stored.with_exposed_port(6379).as_service()

        # region: start
        server = await server.start()
        # endregion: start
        await (
            redis.with_service_binding("redis", server)
            .with_env_variable("VALUE", value)
            .with_exec(["sh", "-c", 'redis-cli -h redis set key "$VALUE" && redis-cli -h redis save'])
            .sync()
        )
        # region: stop
        await server.stop()
        # endregion: stop

        return (
            stored.with_env_variable("VALUE", value)
            .with_exec(["cp", "/data/dump.rdb", "/dump.rdb"])
            .file("/dump.rdb")
        )
