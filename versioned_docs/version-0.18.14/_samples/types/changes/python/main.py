"""Compares two directories."""

from typing import Annotated

import dagger
from dagger import Doc, function, object_type


@object_type
class MyModule:
    """Compares directories."""

    @function
    def changes(
        self,
        before: Annotated[dagger.Directory, Doc("The directory as it was.")],
        after: Annotated[dagger.Directory, Doc("The directory as it is now.")],
    ) -> dagger.Directory:
        """The files that are new or different in the second directory."""
        return before.with_timestamps(0).diff(after.with_timestamps(0))
