"""Measures how long compression takes."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type
from dagger.telemetry import get_tracer


@object_type
class MyModule:
    """Compares compression levels."""

    @function
    async def compare(
        self, source: Annotated[dagger.Directory, Doc("The files to compress.")]
    ) -> list[str]:
        """Returns the compressed size for each level. A span times each compression."""
        tools = await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "zstd"])
            .with_mounted_directory("/src", source)
            .sync()
        )
        tracer = get_tracer()
        sizes: list[str] = []
        for level in ("-1", "-9", "-19"):
            command = f"tar -cf - -C /src . | zstd {level} | wc -c"
            # region: span
            with tracer.start_as_current_span(f"zstd {level}"):
                size = await tools.with_exec(["sh", "-c", command]).stdout()
            # endregion: span
            sizes.append(f"{level}: {size.strip()} bytes")
        return sizes
