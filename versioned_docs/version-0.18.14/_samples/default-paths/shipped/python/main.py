"""Lints YAML files with the module's own rules."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, dag, function, object_type


@object_type
class MyModule:
    """Lints YAML files with the module's own rules."""

    @function
    async def lint(
        self,
        source: Annotated[dagger.Directory, Doc("The directory to lint.")],
        rules: Annotated[
            dagger.File,
            Doc("The yamllint configuration (default: the module's own rules)."),
            DefaultPath("rules/yamllint.yml"),
        ],
    ) -> str:
        """Lints the YAML files in a directory."""
        return await (
            dag.container()
            .from_("python:3.12-slim")
            .with_exec(["pip", "install", "yamllint==1.37.1"])
            .with_mounted_file("/rules.yml", rules)
            .with_mounted_directory("/src", source)
            .with_exec(["yamllint", "--config-file", "/rules.yml", "/src"])
            .stdout()
        )
