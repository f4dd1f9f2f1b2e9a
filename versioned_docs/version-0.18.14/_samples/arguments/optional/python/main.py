"""Writes greetings."""

from typing import Annotated

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Writes greetings."""

    @function
    def greet(
        self,
        name: Annotated[str, Doc("Who to greet.")] = "world",
        title: Annotated[str | None, Doc("A title to put before the name.")] = None,
    ) -> str:
        """Greets somebody."""
        if title:
            name = f"{title} {name}"
        return f"hello {name}"
