"""Lets a language model mend a program, and checks what it did."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Mends programs."""

    @function
    def fix(self, source: Annotated[dagger.Directory, Doc("The program.")]) -> dagger.Directory:
        """Mends a Go program until its tests pass, and returns its files."""
        broken = (
            dag.container()
            .from_("golang:1.24-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
        )
        environment = (
            dag.env()
            .with_container_input("broken", broken, "a container with Go and a program in /src whose tests fail")
            .with_container_output("mended", "the container in which the command go test ./... succeeds")
        )

        # region: limit
        mended = (
            dag.llm(max_api_calls=30)
            .with_env(environment)
            .with_prompt("Mend the program. Do not change its tests.")
            .env()
            .output("mended")
            .as_container()
        )
        # endregion: limit

        return (
            broken.with_directory("/src", mended.directory("/src"))
            .with_directory("/src", source, include=["**/*_test.go"])
            .with_exec(["go", "test", "./..."])
            .directory("/src")
        )
