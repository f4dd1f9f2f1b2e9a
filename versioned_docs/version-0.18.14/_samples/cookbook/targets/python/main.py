"""Builds a command-line tool for several platforms."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type

TARGETS = ["linux/amd64", "linux/arm64", "darwin/arm64", "windows/amd64"]


@object_type
class MyModule:
    """Builds a command-line tool for several platforms."""

    @function
    def release(
        self,
        source: Annotated[dagger.Directory, Doc("The tool's source directory.")],
        name: Annotated[str, Doc("The tool's name.")],
        targets: Annotated[list[str], Doc("The targets, each as GOOS/GOARCH.")] = TARGETS,
    ) -> dagger.Directory:
        """Builds the tool for all targets and returns the programs in one directory."""
        release = dag.directory()
        for target in targets:
            release = release.with_directory("/", self.target(source, name, target))
        return release

    @function
    def target(
        self,
        source: Annotated[dagger.Directory, Doc("The tool's source directory.")],
        name: Annotated[str, Doc("The tool's name.")],
        target: Annotated[str, Doc("The target, as GOOS/GOARCH.")],
    ) -> dagger.Directory:
        """Builds the tool for one target."""
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
