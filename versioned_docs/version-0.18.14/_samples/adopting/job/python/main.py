"""Runs the project's tests the way its CI job did."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Runs the project's tests the way its CI job did."""

    @function
    def test(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project directory, with requirements.txt and ci/test.sh."),
        ],
    ) -> dagger.Directory:
        """Runs the project's test script and returns its reports."""
        return (
            dag.container()
            .from_("python:3.12-slim")
            .with_mounted_cache("/root/.cache/pip", dag.cache_volume("pip"))
            .with_workdir("/src")
            .with_directory(".", source, include=["requirements.txt"])
            .with_exec(["pip", "install", "--requirement", "requirements.txt"])
            .with_directory(".", source)
            .with_env_variable("APP_ENV", "test")
            .with_exec(["./ci/test.sh"])
            .directory("reports")
        )
