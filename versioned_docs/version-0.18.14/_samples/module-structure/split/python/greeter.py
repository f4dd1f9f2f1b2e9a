"""Greeters."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class Greeter:
    """A greeter for one language."""

    word: Annotated[str, Doc("The word to greet with.")] = field()

    @function
    def greet(self, name: Annotated[str, Doc("The name to greet.")]) -> str:
        """Returns a greeting."""
        return f"{self.word} {name}"
