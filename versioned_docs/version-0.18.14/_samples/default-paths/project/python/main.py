"""Inspects the project that contains the module."""

from typing import Annotated

import dagger
from dagger import DefaultPath, Doc, dag, function, object_type


@object_type
class MyModule:
    """Inspects the project that contains the module."""

    @function
    async def count_docs(
        self,
        docs: Annotated[
            dagger.Directory,
            Doc("The documentation directory."), DefaultPath("/docs"),
        ],
    ) -> str:
        """Counts the lines in the project's documentation."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_mounted_directory("/docs", docs)
            .with_exec(["sh", "-c", "find /docs -name '*.md' -exec cat {} + | wc -l"])
            .stdout()
        )

    @function
    async def first_page(
        self,
        page: Annotated[dagger.File, Doc("The page to read."), DefaultPath("/docs/README.md")],
    ) -> str:
        """Returns the first page of the documentation."""
        return await page.contents()
