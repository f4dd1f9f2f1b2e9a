"""Greets people with a configurable greeting."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class MyModule:
    """Greets people with a configurable greeting."""

    greeting: Annotated[str, Doc("The greeting to use.")] = field(default="hello")

    @function
    def greet(self, name: Annotated[str, Doc("The name to greet.")]) -> str:
        """Returns a greeting."""
        return f"{self.greeting} {name}"
