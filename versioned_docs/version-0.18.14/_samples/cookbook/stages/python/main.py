"""Builds a web application with two toolchains."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds a web application with a Go server and pages built by Node.js."""

    @function
    def server(
        self,
        source: Annotated[
            dagger.Directory,
            Doc('The application directory, with a "server" subdirectory.'),
        ],
    ) -> dagger.File:
        """Builds the server."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source.directory("server"))
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
            .with_exec(["go", "build", "-o", "/out/server", "."])
            .file("/out/server")
        )

    @function
    def pages(
        self,
        source: Annotated[
            dagger.Directory,
            Doc('The application directory, with a "web" subdirectory.'),
        ],
    ) -> dagger.Directory:
        """Builds the pages, with their scripts and styles."""
        return (
            dag.container()
            .from_("node:22-slim")
            .with_directory("/src", source.directory("web"))
            .with_workdir("/src")
            .with_exec(["npm", "ci"])
            .with_exec(["npm", "run", "build"])
            .directory("dist")
        )

    @function
    def image(
        self,
        source: Annotated[dagger.Directory, Doc("The application directory.")],
    ) -> dagger.Container:
        """Builds an image with the server and pages, without their build tools."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/server", self.server(source))
            .with_directory("/srv/www", self.pages(source))
            .with_exposed_port(8080)
            .with_entrypoint(["server"])
        )
