"""Makes a base image with the security updates of the day."""

from datetime import datetime, timezone

import dagger
from dagger import dag, function, object_type


@object_type
class MyModule:
    """Makes base images."""

    @function
    def base(self) -> dagger.Container:
        """Alpine Linux with today's updates. Further calls on the same day take them from the cache."""
        return (
            dag.container()
            .from_("alpine:3.22")
            # region: daily
            .with_env_variable("UPDATED_ON", datetime.now(timezone.utc).date().isoformat())
            .with_exec(["apk", "upgrade", "--no-cache"])
            .without_env_variable("UPDATED_ON")
            # endregion: daily
        )
