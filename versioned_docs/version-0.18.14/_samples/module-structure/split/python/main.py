"""Greets people."""

from dagger import function, object_type

from .greeter import Greeter


@object_type
class MyModule:
    """Greets people."""

    @function
    def english(self) -> Greeter:
        """Greets in English."""
        return Greeter(word="hello")
