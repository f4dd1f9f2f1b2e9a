"""Publishes a multi-platform image."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Publishes a multi-platform image."""

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The program's source directory.")],
        address: Annotated[str, Doc("The address to publish to, with a tag.")],
        platforms: Annotated[list[dagger.Platform], Doc("The platforms, for example linux/amd64.")],
    ) -> str:
        """Builds a Go program for each platform and publishes them as one image."""
        variants = [self.variant(source, platform) for platform in platforms]
        return await dag.container().publish(address, platform_variants=variants)

    @function
    def variant(
        self,
        source: Annotated[dagger.Directory, Doc("The program's source directory.")],
        platform: Annotated[dagger.Platform, Doc("The platform, for example linux/arm64.")],
    ) -> dagger.Container:
        """Builds one platform's image. The compiler runs on the engine's platform."""
        system, architecture = platform.split("/")[:2]

        program = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
            .with_env_variable("GOOS", system)
            .with_env_variable("GOARCH", architecture)
            .with_exec(["go", "build", "-o", "/out/app", "."])
            .file("/out/app")
        )

        return (
            dag.container(platform=platform)
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/app", program)
            .with_entrypoint(["app"])
        )
