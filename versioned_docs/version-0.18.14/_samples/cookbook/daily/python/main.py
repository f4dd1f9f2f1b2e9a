"""Builds a base image with the day's security updates."""

from datetime import datetime, timezone

import dagger
from dagger import dag, function, object_type


@object_type
class MyModule:
    """Builds base images."""

    @function
    def base(self) -> dagger.Container:
        """Returns Alpine Linux with today's updates, cached for the rest of the day."""
        return (
            dag.container()
            .from_("alpine:3.22")
            # region: daily
            .with_env_variable("UPDATED_ON", datetime.now(timezone.utc).date().isoformat())
            .with_exec(["apk", "upgrade", "--no-cache"])
            .without_env_variable("UPDATED_ON")
            # endregion: daily
        )
