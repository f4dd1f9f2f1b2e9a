"""Converts an object to its ID and back."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Converts an object to its ID and back."""

    @function
    async def again(self, container: Annotated[dagger.Container, Doc("Any container.")]) -> dagger.Container:
        """Loads a container from its ID."""
        identifier = await container.id()
        return dag.load_container_from_id(identifier)
