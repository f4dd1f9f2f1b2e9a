"""An agent that writes Go programs."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


# The prompt. Dagger replaces $assignment with the input of that name.
PROMPT = """You are an experienced Go programmer.
Write a Go program that does this: $assignment

The container "builder" has Go and the working directory /app.
Write go.mod and main.go there, then run "go build ./..." and
fix the program until it builds.
Save the container with the finished program as "completed"."""


@object_type
class CodingAgent:
    """An agent that writes Go programs."""

    @function
    def go_program(
        self,
        assignment: Annotated[str, Doc("A description of the program to write.")],
    ) -> dagger.Container:
        """Writes a Go program and returns it in a container."""
        builder = dag.container().from_("golang:1.24-alpine").with_workdir("/app")
        environment = (
            dag.env()
            .with_string_input("assignment", assignment, "What the program should do.")
            .with_container_input("builder", builder, "A container with Go, to write and build the program in.")
            .with_container_output("completed", "The container with the finished program, which builds.")
        )
        return (
            dag.llm()
            .with_env(environment)
            .with_prompt(PROMPT)
            .env()
            .output("completed")
            .as_container()
        )
