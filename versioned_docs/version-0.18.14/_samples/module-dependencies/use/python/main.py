"""Calls another module."""

from typing import Annotated

from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Calls another module."""

    @function
    async def shout(self, name: Annotated[str, Doc("The name to greet.")]) -> str:
        """Returns the hello module's greeting in capitals."""
        greeting = await dag.hello().greeting(name=name)
        return greeting.upper()
