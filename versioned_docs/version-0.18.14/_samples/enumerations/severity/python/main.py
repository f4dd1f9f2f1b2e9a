"""Scans images for vulnerabilities."""

import enum
from typing import Annotated

from dagger import Doc, dag, enum_type, function, object_type


@enum_type
class Severity(enum.Enum):
    """The severity of a vulnerability."""

    LOW = "LOW"
    """Fix when convenient."""

    HIGH = "HIGH"
    """Fix soon."""

    CRITICAL = "CRITICAL"
    """Fix immediately."""


@object_type
class MyModule:
    """Scans images for vulnerabilities."""

    @function
    async def scan(
        self,
        image: Annotated[str, Doc("The image's address.")],
        severity: Annotated[Severity, Doc("The severity to report.")],
    ) -> str:
        """Scans an image and returns the report."""
        return await (
            dag.container()
            .from_("aquasec/trivy:0.64.1")
            .with_exec(["trivy", "image", "--quiet", f"--severity={severity.value}", image])
            .stdout()
        )
