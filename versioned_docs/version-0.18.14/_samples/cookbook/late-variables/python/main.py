"""Tests a Ruby project with environment variables from the caller."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Tests Ruby projects."""

    @function
    async def test(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project directory, with Gemfile and Gemfile.lock."),
        ],
        variables: Annotated[
            list[str] | None, Doc("Environment variables for the tests, each as NAME=VALUE.")
        ] = None,
    ) -> str:
        """Runs the tests. Changing the variables doesn't reinstall the gems."""
        tests = (
            dag.container()
            .from_("ruby:3.4")
            .with_workdir("/src")
            .with_directory(".", source, include=["Gemfile", "Gemfile.lock"])
            .with_exec(["bundle", "install"])
            .with_directory(".", source)
        )
        # region: variables
        for variable in variables or []:
            name, found, value = variable.partition("=")
            if not found:
                message = f'"{name}" has no value, write {name}=VALUE'
                raise ValueError(message)
            tests = tests.with_env_variable(name, value)
        # endregion: variables
        return await tests.with_exec(["bundle", "exec", "rake", "test"]).stdout()
