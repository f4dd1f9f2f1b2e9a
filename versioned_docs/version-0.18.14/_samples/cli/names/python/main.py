"""Shows how names become those of the command line."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Counts lines."""

    @function
    async def count_lines(
        self,
        source_dir: Annotated[dagger.Directory, Doc("The directory to look into.")],
        file_pattern: Annotated[str, Doc("The pattern of the names.")] = "*.md",
    ) -> str:
        """The number of lines in the files of a directory whose names match a pattern."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_directory("/src", source_dir)
            .with_env_variable("PATTERN", file_pattern)
            .with_exec(["sh", "-c", 'find /src -name "$PATTERN" -type f -exec cat {} + | wc -l'])
            .stdout()
        )
