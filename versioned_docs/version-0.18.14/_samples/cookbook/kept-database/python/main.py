"""Runs a development database that keeps its data."""

from typing import Annotated

import dagger
from dagger import CacheSharingMode, Doc, dag, function, object_type


@object_type
class MyModule:
    """Runs development databases."""

    @function
    def database(
        self,
        password: Annotated[dagger.Secret, Doc("The password for the user postgres.")],
    ) -> dagger.Service:
        """Returns a PostgreSQL server that keeps its data between runs."""
        # region: volume
        data = dag.cache_volume("shop-postgres-16")
        alone = CacheSharingMode.LOCKED
        # endregion: volume
        return (
            dag.container()
            .from_("postgres:16-alpine")
            .with_secret_variable("POSTGRES_PASSWORD", password)
            .with_mounted_cache("/var/lib/postgresql/data", data, sharing=alone)
            .with_exposed_port(5432)
            .as_service(use_entrypoint=True)
        )
