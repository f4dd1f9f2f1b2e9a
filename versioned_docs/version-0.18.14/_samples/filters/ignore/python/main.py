"""Lists the files that reach a function."""

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
            Doc("The project, without what is generated or private."),
            DefaultPath("/"),
            Ignore(["**/node_modules", "dist", ".git", "**/.env*", "!**/.env.example"]),
        ],
    ) -> list[str]:
        """The files that are uploaded."""
        return await source.glob("**/*")
