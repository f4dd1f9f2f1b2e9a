"""Publishes a Python application for several platforms."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Publishes a Python application for several platforms."""

    @function
    def image(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The application directory, with main.py and requirements.txt."),
        ],
        platform: Annotated[dagger.Platform, Doc("The platform, for example linux/arm64.")],
    ) -> dagger.Container:
        """Builds the image and installs its packages on the given platform."""
        return (
            dag.container(platform=platform)
            .from_("python:3.12-slim")
            .with_workdir("/app")
            .with_directory(".", source, include=["requirements.txt"])
            .with_exec(["pip", "install", "--no-cache-dir", "-r", "requirements.txt"])
            .with_directory(".", source)
            .with_entrypoint(["python", "main.py"])
        )

    @function
    async def publish(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The application directory, with main.py and requirements.txt."),
        ],
        platforms: Annotated[list[dagger.Platform], Doc("The platforms, for example linux/arm64.")],
        address: Annotated[str, Doc("The address to publish to, with a tag.")],
    ) -> str:
        """Publishes a multi-platform image and returns its address with the digest."""
        images = [self.image(source, platform) for platform in platforms]
        return await dag.container().publish(address, platform_variants=images)
