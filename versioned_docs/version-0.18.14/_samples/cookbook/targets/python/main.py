"""Builds a command-line tool for several systems."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type

TARGETS = ["linux/amd64", "linux/arm64", "darwin/arm64", "windows/amd64"]


@object_type
class MyModule:
    """Builds a command-line tool for several systems."""

    @function
    def release(
        self,
        source: Annotated[dagger.Directory, Doc("The tool's sources.")],
        name: Annotated[str, Doc("The tool's name.")],
        targets: Annotated[list[str], Doc("Systems and architectures, as GOOS/GOARCH.")] = TARGETS,
    ) -> dagger.Directory:
        """The programs for all targets, in one directory."""
        release = dag.directory()
        for target in targets:
            release = release.with_directory("/", self.target(source, name, target))
        return release

    @function
    def target(
        self,
        source: Annotated[dagger.Directory, Doc("The tool's sources.")],
        name: Annotated[str, Doc("The tool's name.")],
        target: Annotated[str, Doc("A system and an architecture, as GOOS/GOARCH.")],
    ) -> dagger.Directory:
        """A directory with the program for one target."""
        system, architecture = target.split("/")
        suffix = ".exe" if system == "windows" else ""
        file = f"{name}_{system}_{architecture}{suffix}"

        return (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_mounted_cache("/go/pkg/mod", dag.cache_volume("go-modules"))
            .with_mounted_cache("/root/.cache/go-build", dag.cache_volume("go-build"))
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("CGO_ENABLED", "0")
            .with_env_variable("GOOS", system)
            .with_env_variable("GOARCH", architecture)
            .with_exec(["go", "build", "-o", f"/out/{file}", "."])
            .directory("/out")
        )
