"""Looks up the addresses of deployment environments."""

import enum
from typing import Annotated

from dagger import Doc, enum_type, function, object_type


@enum_type
class Environment(enum.Enum):
    """The environment to deploy to."""

    STAGING = "STAGING"
    """For testing; reset every night."""

    PRODUCTION = "PRODUCTION"
    """For customers."""


@object_type
class MyModule:
    """Looks up the addresses of deployment environments."""

    @function
    def address(
        self,
        environment: Annotated[Environment, Doc("The environment to deploy to.")] = Environment.STAGING,
    ) -> str:
        """Returns the environment's address."""
        match environment:
            case Environment.PRODUCTION:
                return "https://example.com"
            case Environment.STAGING:
                return "https://staging.example.com"

    @function
    def environments(self) -> list[Environment]:
        """Lists all environments."""
        return list(Environment)
