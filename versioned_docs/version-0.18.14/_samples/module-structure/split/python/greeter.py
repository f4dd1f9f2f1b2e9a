"""Greeters."""

from typing import Annotated

from dagger import Doc, field, function, object_type


@object_type
class Greeter:
    """Greets in one language."""

    word: Annotated[str, Doc("The word to greet with.")] = field()

    @function
    def greet(self, name: Annotated[str, Doc("Who to greet.")]) -> str:
        """A greeting."""
        return f"{self.word} {name}"
