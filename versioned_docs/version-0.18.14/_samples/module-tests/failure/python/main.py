"""Tests the shop module."""

import dagger
from dagger import dag, function, object_type


@object_type
class Tests:
    """Tests the shop module."""

    @function
    async def refuses_unknown_platform(self) -> None:
        """Checks that an unknown platform is rejected."""
        try:
            await dag.shop().build("linux/abacus").sync()
        except dagger.QueryError:
            return
        message = "the platform linux/abacus was accepted"
        raise ValueError(message)

    @function
    async def has_page(self) -> None:
        """Checks that the image contains the page."""
        await (
            dag.shop()
            .build("linux/amd64")
            .with_exec(["grep", "shop", "/usr/share/nginx/html/index.html"])
            .sync()
        )
