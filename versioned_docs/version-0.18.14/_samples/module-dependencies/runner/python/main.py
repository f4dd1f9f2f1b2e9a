"""Runs commands on files."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Runner:
    """Runs commands on files."""

    image: Annotated[str, Doc("The image in which commands run.")]
    workdir: Annotated[str, Doc("The directory that gets the files.")] = "/src"

    @function
    def run(
        self,
        source: Annotated[dagger.Directory, Doc("The files.")],
        command: Annotated[list[str], Doc("The command and its arguments.")],
    ) -> dagger.Container:
        """Runs a command on the files."""
        return (
            dag.container()
            .from_(self.image)
            .with_directory(self.workdir, source)
            .with_workdir(self.workdir)
            .with_exec(command)
        )
