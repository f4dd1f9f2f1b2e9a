"""Runs commands on files."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class Runner:
    """Runs commands on files."""

    image: Annotated[str, Doc("The image to run commands in.")]
    workdir: Annotated[str, Doc("The directory to copy the files to.")] = "/src"

    @function
    def run(
        self,
        source: Annotated[dagger.Directory, Doc("The files to copy.")],
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
