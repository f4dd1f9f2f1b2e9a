"""Greets people in a chosen way."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class MyModule:
    """Greets people in a chosen way."""

    greeting: Annotated[str, Doc("The greeting to use.")] = field(default="hello")

    @function
    def greet(self, name: Annotated[str, Doc("Who to greet.")]) -> str:
        """Greets somebody."""
        return f"{self.greeting} {name}"
