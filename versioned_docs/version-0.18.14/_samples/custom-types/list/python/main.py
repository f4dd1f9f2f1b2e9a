"""Lists documentation pages."""

from typing import Annotated

import dagger
from dagger import Doc, field, function, object_type


@object_type
class Page:
    """A Markdown page."""

    path: Annotated[str, Doc("The page's path, relative to the documentation directory.")] = field()
    file: Annotated[dagger.File, Doc("The page's file.")] = field()

    @function
    async def title(self) -> str:
        """Returns the page's first line without the heading marker."""
        first, _, _ = (await self.file.contents()).partition("\n")
        return first.removeprefix("# ")


@object_type
class MyModule:
    """Lists documentation pages."""

    @function
    async def pages(
        self,
        docs: Annotated[dagger.Directory, Doc("The documentation directory.")],
    ) -> list[Page]:
        """Lists all pages in the documentation."""
        paths = await docs.glob("**/*.md")
        return [Page(path=path, file=docs.file(path)) for path in paths]
