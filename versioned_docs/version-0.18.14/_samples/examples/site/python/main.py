"""Builds a website with Node.js and publishes it as an image."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a website with Node.js and publishes it as an image."""

    @function
    def build(
        self,
        source: Annotated[
            dagger.Directory,
            Doc('The website\'s source directory; "npm run build" must write to dist.'),
        ],
    ) -> dagger.Directory:
        """Builds the website."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_mounted_cache("/root/.npm", dag.cache_volume("npm"))
            .with_workdir("/src")
            .with_directory(".", source, include=["package.json", "package-lock.json"])
            .with_exec(["npm", "ci"])
            .with_directory(".", source, exclude=["node_modules", "dist"])
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )

    @function
    def image(
        self, source: Annotated[dagger.Directory, Doc("The website's source directory.")]
    ) -> dagger.Container:
        """Builds a web server image that contains the website."""
        return (
            dag.container()
            .from_("nginx:1.28-alpine")
            .with_directory("/usr/share/nginx/html", self.build(source))
            .with_exposed_port(80)
        )

    @function
    def preview(
        self, source: Annotated[dagger.Directory, Doc("The website's source directory.")]
    ) -> dagger.Service:
        """Serves the website for a preview before you publish it."""
        return self.image(source).as_service(use_entrypoint=True)

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The website's source directory.")],
        address: Annotated[str, Doc("The address to publish to, with the registry and a tag.")],
        username: Annotated[str, Doc("The registry user name.")],
        password: Annotated[dagger.Secret, Doc("The user's password or token.")],
    ) -> str:
        """Publishes the image and returns its address with the digest."""
        return await self.image(source).with_registry_auth(address, username, password).publish(address)
