"""Lets a language model fix a program and checks the result."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Fixes programs."""

    @function
    def fix(
        self, source: Annotated[dagger.Directory, Doc("The program's source directory.")]
    ) -> dagger.Directory:
        """Fixes a Go program until its tests pass and returns its files."""
        broken = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        environment = (
            dag.env()
            .with_container_input("broken", broken, "a container with Go and a program in /src whose tests fail")
            .with_container_output("fixed", "the container in which the command go test ./... succeeds")
        )

        # region: limit
        fixed = (
            dag.llm(max_api_calls=30)
            .with_env(environment)
            .with_prompt("Fix the program. Do not change its tests.")
            .env()
            .output("fixed")
            .as_container()
        )
        # endregion: limit

        return (
            broken.with_directory("/src", fixed.directory("/src"))
            .with_directory("/src", source, include=["**/*_test.go"])
            .with_exec(["go", "test", "./..."])
            .directory("/src")
        )
