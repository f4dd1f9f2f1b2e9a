"""Greets people."""

from typing import Annotated

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Greets people."""

    @function
    def greet(
        self,
        names: Annotated[list[str], Doc("The names of the people to greet.")],
        times: Annotated[int, Doc("The number of times to repeat the greeting.")],
        volume: Annotated[
            float,
            Doc("The volume, from 0 to 1; above 0.5, the greeting is in capitals."),
        ],
        ask: Annotated[bool, Doc("Whether to ask how they are.")],
    ) -> str:
        """Returns a greeting."""
        greeting = "hello " + " and ".join(names)
        if volume > 0.5:
            greeting = greeting.upper()
        if ask:
            greeting += ", how are you?"
        return f"{greeting}\n" * times
