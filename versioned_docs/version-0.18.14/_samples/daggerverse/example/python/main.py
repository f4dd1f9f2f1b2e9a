"""Examples for the hello module."""

from dagger import dag, function, object_type


@object_type
class Examples:
    """Examples for the hello module."""

    @function
    async def hello_greeting(self) -> str:
        """Greets Ana instead of the world."""
        return await dag.hello().greeting(name="ana")
