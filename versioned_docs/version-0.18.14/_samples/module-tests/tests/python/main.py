"""Tests the hello module."""

import asyncio

from dagger import dag, function, object_type


@object_type
class Tests:
    """Tests the hello module."""

    @function
    async def all(self) -> None:
        """Runs all tests in parallel."""
        await asyncio.gather(self.greets_by_name(), self.greets_the_world())

    @function
    async def greets_by_name(self) -> None:
        """Checks that the greeting contains the name."""
        greeting = await dag.hello().greeting(name="ana")
        if greeting != "hello ana":
            message = f'unexpected greeting "{greeting}"'
            raise ValueError(message)

    @function
    async def greets_the_world(self) -> None:
        """Checks that the world is greeted by default."""
        greeting = await dag.hello().greeting()
        if greeting != "hello world":
            message = f'unexpected greeting "{greeting}"'
            raise ValueError(message)
