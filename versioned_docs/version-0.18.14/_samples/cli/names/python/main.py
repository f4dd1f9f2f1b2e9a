"""Shows how names in code map to names on the command line."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Counts lines."""

    @function
    async def count_lines(
        self,
        source_dir: Annotated[dagger.Directory, Doc("The directory to search.")],
        file_pattern: Annotated[str, Doc("The file name pattern.")] = "*.md",
    ) -> str:
        """Counts the lines in a directory's files that match a pattern."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_directory("/src", source_dir)
            .with_env_variable("PATTERN", file_pattern)
            .with_exec(["sh", "-c", 'find /src -name "$PATTERN" -type f -exec cat {} + | wc -l'])
            .stdout()
        )
