"""Tests, builds and packages a Go service."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests, builds and packages a Go service."""

    @function
    async def test(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The service's source directory, with go.mod and go.sum."),
        ],
    ) -> str:
        """Runs the tests against a PostgreSQL database."""
        database = (
            dag.container()
            .from_("postgres:16-alpine")
            .with_env_variable("POSTGRES_DB", "orders")
            .with_env_variable("POSTGRES_PASSWORD", "test")
            .with_exposed_port(5432)
            .as_service(use_entrypoint=True)
        )

        return await (
            self.toolchain(source)
            .with_service_binding("db", database)
            .with_env_variable("DATABASE_URL", "postgres://postgres:test@db:5432/orders?sslmode=disable")
            .with_exec(["go", "test", "./..."])
            .stdout()
        )

    @function
    def build(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The service's source directory, with go.mod and go.sum."),
        ],
    ) -> dagger.File:
        """Builds the program."""
        return (
            self.toolchain(source)
            .with_env_variable("CGO_ENABLED", "0")
            .with_exec(["go", "build", "-o", "/out/orders", "."])
            .file("/out/orders")
        )

    @function
    def image(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The service's source directory, with go.mod and go.sum."),
        ],
    ) -> dagger.Container:
        """Packages the program as an image."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_file("/usr/local/bin/orders", self.build(source))
            .with_exposed_port(8080)
            .with_entrypoint(["orders"])
        )

    def toolchain(self, source: dagger.Directory) -> dagger.Container:
        """Returns Go with the service's sources and dependencies."""
        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_mounted_cache("/go/pkg/mod", dag.cache_volume("go-modules"))
            .with_mounted_cache("/root/.cache/go-build", dag.cache_volume("go-build"))
            .with_workdir("/src")
            .with_directory(".", source, include=["go.mod", "go.sum"])
            .with_exec(["go", "mod", "download"])
            .with_directory(".", source)
        )
