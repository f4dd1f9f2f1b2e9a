"""Lets two services reach each other."""

from dagger import dag, function, object_type


@object_type
class MyModule:
    """Runs a Redis server with a replica."""

    @function
    async def replicas(self) -> str:
        """Returns the primary's report on its replica."""
        redis = dag.container().from_("redis:7-alpine").with_exposed_port(6379)

        # region: names
        primary = await redis.as_service().with_hostname("primary").start()
        replica = await (
            redis.as_service(args=["redis-server", "--replicaof", "primary", "6379"])
            .with_hostname("replica")
            .start()
        )
        # endregion: names

        return await (
            dag.container()
            .from_("redis:7-alpine")
            .with_service_binding("one", primary)
            .with_service_binding("two", replica)
            .with_exec(["sh", "-c", "redis-cli -h one wait 1 10000 && redis-cli -h one info replication"])
            .stdout()
        )
