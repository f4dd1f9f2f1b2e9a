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
        before: Annotated[dagger.Directory, Doc("The original directory.")],
        after: Annotated[dagger.Directory, Doc("The changed directory.")],
    ) -> dagger.Directory:
        """Returns the files that are new or changed in the second directory."""
        return before.with_timestamps(0).diff(after.with_timestamps(0))
