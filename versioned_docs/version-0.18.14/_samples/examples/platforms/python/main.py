"""Publishes one image for several platforms."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Publishes one image for several platforms."""

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The program's sources.")],
        address: Annotated[str, Doc("The image's address, with a tag.")],
        platforms: Annotated[list[dagger.Platform], Doc("The platforms, for example linux/amd64.")],
    ) -> str:
        """Builds a Go program for each platform and publishes the images under one address."""
        variants = [self.variant(source, platform) for platform in platforms]
        return await dag.container().publish(address, platform_variants=variants)

    @function
    def variant(
        self,
        source: Annotated[dagger.Directory, Doc("The program's sources.")],
        platform: Annotated[dagger.Platform, Doc("The platform, for example linux/arm64.")],
    ) -> dagger.Container:
        """The image for one platform. The compiler runs on the engine's own platform."""
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
