"""Greets people."""

from dagger import function, object_type

from .greeter import Greeter


@object_type
class MyModule:
    """Greets people."""

    @function
    def english(self) -> Greeter:
        """Returns a greeter for English."""
        return Greeter(word="hello")
