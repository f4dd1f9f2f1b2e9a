"""Lists the files that are uploaded for a function."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, Ignore, function, object_type


@object_type
class MyModule:
    """Lists files."""

    @function
    async def files(
        self,
        source: Annotated[
            dagger.Directory,
            Doc("The project directory, without generated and private files."),
            DefaultPath("/"),
            Ignore(["**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"]),
        ],
    ) -> list[str]:
        """Lists the uploaded files and directories."""
        return await source.glob("**/*")
