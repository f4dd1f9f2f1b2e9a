"""Runs the checks that callers bring."""

import dataclasses
import typing
from typing import Annotated, Self

from dagger import Doc, function, interface, object_type


@interface
class Check(typing.Protocol):
    """Something that can be checked."""

    @function
    async def run(self) -> None:
        """Runs the check, and fails if it finds something."""
        ...


@object_type
class MyModule:
    """Runs the checks that callers bring."""

    checks: list[Check] = dataclasses.field(default_factory=list, init=False)

    @function
    def with_check(self, check: Annotated[Check, Doc("What to run.")]) -> Self:
        """Adds a check."""
        self.checks = [*self.checks, check]
        return self

    @function
    async def run(self) -> None:
        """Runs all checks, one after the other."""
        for check in self.checks:
            await check.run()
