"""Writes release notes with a language model."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Writes release notes with a language model."""

    @function
    def notes(
        self,
        source: Annotated[dagger.Directory, Doc("The repository, with its Git history.")],
        since: Annotated[str, Doc("The tag of the previous release.")],
    ) -> dagger.File:
        """Writes release notes for the changes since a tag."""
        workspace = (
            dag.container()
            .from_("alpine/git:2.49.1")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_env_variable("SINCE", since)
        )

        # region: env
        environment = (
            dag.env()
            .with_container_input("repository", workspace, "a container with git and the repository in /src")
            .with_string_input("since", since, "the tag of the previous release")
            .with_file_output("notes", "the release notes, in Markdown")
        )
        # endregion: env

        return (
            dag.llm()
            .with_env(environment)
            .with_prompt(
                "Write release notes for the commits since the tag $since. "
                "Name what users notice. Leave out refactorings."
            )
            .env()
            .output("notes")
            .as_file()
        )
