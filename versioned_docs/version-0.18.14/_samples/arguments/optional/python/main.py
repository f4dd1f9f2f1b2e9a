"""Greets people."""

from typing import Annotated

from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Greets people."""

    @function
    def greet(
        self,
        name: Annotated[str, Doc("The name to greet.")] = "world",
        title: Annotated[str | None, Doc("A title to put before the name.")] = None,
    ) -> str:
        """Returns a greeting."""
        if title:
            name = f"{title} {name}"
        return f"hello {name}"
