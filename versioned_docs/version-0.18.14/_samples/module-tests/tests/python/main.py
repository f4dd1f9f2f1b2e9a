"""Tests of the module hello."""

import asyncio

from dagger import dag, function, object_type


@object_type
class Tests:
    """Tests of the module hello."""

    @function
    async def all(self) -> None:
        """Runs all tests, at the same time."""
        await asyncio.gather(self.greets_by_name(), self.greets_the_world())

    @function
    async def greets_by_name(self) -> None:
        """The greeting has the name."""
        greeting = await dag.hello().greeting(name="ana")
        if greeting != "hello ana":
            message = f"unexpected greeting {greeting!r}"
            raise ValueError(message)

    @function
    async def greets_the_world(self) -> None:
        """Without a name, the world is greeted."""
        greeting = await dag.hello().greeting()
        if greeting != "hello world":
            message = f"unexpected greeting {greeting!r}"
            raise ValueError(message)
