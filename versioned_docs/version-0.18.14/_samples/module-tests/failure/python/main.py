"""Tests of the module shop."""

import dagger
from dagger import dag, function, object_type


@object_type
class Tests:
    """Tests of the module shop."""

    @function
    async def refuses_unknown_platform(self) -> None:
        """An unknown platform is an error."""
        try:
            await dag.shop().build("linux/abacus").sync()
        except dagger.QueryError:
            return
        message = "the platform linux/abacus was accepted"
        raise ValueError(message)

    @function
    async def has_page(self) -> None:
        """The image holds the page."""
        await (
            dag.shop()
            .build("linux/amd64")
            .with_exec(["grep", "shop", "/usr/share/nginx/html/index.html"])
            .sync()
        )
