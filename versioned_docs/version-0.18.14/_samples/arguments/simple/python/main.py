"""Writes greetings."""

from typing import Annotated

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Writes greetings."""

    @function
    def greet(
        self,
        names: Annotated[list[str], Doc("The people to greet.")],
        times: Annotated[int, Doc("How often to greet each.")],
        volume: Annotated[float, Doc("How loud to greet, from 0 to 1.")],
        ask: Annotated[bool, Doc("Whether to add a question.")],
    ) -> str:
        """Greets people."""
        greeting = "hello " + " and ".join(names)
        if volume > 0.5:
            greeting = greeting.upper()
        if ask:
            greeting += ", how are you?"
        return f"{greeting}\n" * times
