"""Calls an API with a token."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Calls an API with a token."""

    @function
    async def user(self, token: Annotated[dagger.Secret, Doc("A GitHub token.")]) -> str:
        """Returns the GitHub user that a token belongs to, as JSON."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "curl"])
            .with_secret_variable("TOKEN", token)
            .with_exec(["sh", "-c", 'curl -fsS -H "Authorization: Bearer $TOKEN" https://api.github.com/user'])
            .stdout()
        )
