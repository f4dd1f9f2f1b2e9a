"""Turns an object into its identifier and back."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Turns an object into its identifier and back."""

    @function
    async def again(self, container: Annotated[dagger.Container, Doc("Any container.")]) -> dagger.Container:
        """Loads a container from its identifier."""
        identifier = await container.id()
        return dag.load_container_from_id(identifier)
