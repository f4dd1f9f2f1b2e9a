"""Says hello."""

from typing import Annotated

from dagger import Doc, function, object_type


@object_type
class Hello:
    """Says hello."""

    @function
    def greeting(self, name: Annotated[str, Doc("The name to greet.")] = "world") -> str:
        """Returns a greeting."""
        return f"hello {name}"
