"""Lets the caller choose the cache volume."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds Go programs."""

    @function
    def build(
        self,
        source: Annotated[dagger.Directory, Doc("The program's source directory.")],
        cache: Annotated[dagger.CacheVolume, Doc("The cache volume for compiled packages.")],
    ) -> dagger.File:
        """Builds a Go program with the caller's cache volume."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_mounted_cache("/root/.cache/go-build", cache)
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "build", "-o", "/app", "."])
            .file("/app")
        )
