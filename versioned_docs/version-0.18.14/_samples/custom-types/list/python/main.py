"""Lists the pages of a documentation."""

from typing import Annotated

import dagger
from dagger import Doc, field, function, object_type


@object_type
class Page:
    """A page in Markdown."""

    path: Annotated[str, Doc("Where the page is, from the top of the documentation.")] = field()
    file: Annotated[dagger.File, Doc("The page itself.")] = field()

    @function
    async def title(self) -> str:
        """The first line of the page, without the sign of a heading."""
        first, _, _ = (await self.file.contents()).partition("\n")
        return first.removeprefix("# ")


@object_type
class MyModule:
    """Lists the pages of a documentation."""

    @function
    async def pages(
        self,
        docs: Annotated[dagger.Directory, Doc("The documentation.")],
    ) -> list[Page]:
        """All pages of a documentation."""
        paths = await docs.glob("**/*.md")
        return [Page(path=path, file=docs.file(path)) for path in paths]
