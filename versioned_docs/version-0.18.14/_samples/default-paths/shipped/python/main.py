"""Checks YAML files by the rules of this module."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, dag, function, object_type


@object_type
class MyModule:
    """Checks YAML files by the rules of this module."""

    @function
    async def lint(
        self,
        source: Annotated[dagger.Directory, Doc("The files to check.")],
        rules: Annotated[
            dagger.File,
            Doc("The rules; those of this module if left out."),
            DefaultPath("rules/yamllint.yml"),
        ],
    ) -> str:
        """Checks the YAML files of a directory."""
        return await (
            dag.container()
            .from_("python:3.12-slim")
            .with_exec(["pip", "install", "yamllint==1.37.1"])
            .with_mounted_file("/rules.yml", rules)
            .with_mounted_directory("/src", source)
            .with_exec(["yamllint", "--config-file", "/rules.yml", "/src"])
            .stdout()
        )
