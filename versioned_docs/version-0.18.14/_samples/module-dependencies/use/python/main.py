"""Calls another module."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Calls another module."""

    @function
    async def shout(self, name: Annotated[str, Doc("Who to greet.")]) -> str:
        """A loud greeting, from the module hello."""
        greeting = await dag.hello().greeting(name=name)
        return greeting.upper()
