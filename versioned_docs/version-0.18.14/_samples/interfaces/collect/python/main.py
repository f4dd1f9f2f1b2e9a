"""Runs the checks that callers supply."""

import dataclasses
import typing
from typing import Annotated, Self

from dagger import Doc, function, interface, object_type


@interface
class Check(typing.Protocol):
    """A check that the module can run."""

    @function
    async def run(self) -> None:
        """Runs the check, and fails if it finds a problem."""
        ...


@object_type
class MyModule:
    """Runs the checks that callers supply."""

    checks: list[Check] = dataclasses.field(default_factory=list, init=False)

    @function
    def with_check(self, check: Annotated[Check, Doc("The check to add.")]) -> Self:
        """Adds a check."""
        self.checks = [*self.checks, check]
        return self

    @function
    async def run(self) -> None:
        """Runs all checks in order."""
        for check in self.checks:
            await check.run()
