"""Deploys to one of several environments."""

import enum
from typing import Annotated

from dagger import Doc, enum_type, function, object_type


@enum_type
class Environment(enum.Enum):
    """Where to deploy to."""

    STAGING = "STAGING"
    """For tests, reset every night."""

    PRODUCTION = "PRODUCTION"
    """For customers."""


@object_type
class MyModule:
    """Deploys to one of several environments."""

    @function
    def address(
        self,
        environment: Annotated[Environment, Doc("Where to deploy to.")] = Environment.STAGING,
    ) -> str:
        """The address to deploy to."""
        match environment:
            case Environment.PRODUCTION:
                return "https://example.com"
            case Environment.STAGING:
                return "https://staging.example.com"

    @function
    def environments(self) -> list[Environment]:
        """All environments."""
        return list(Environment)
