"""Reads what belongs to a GitHub account."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Reads what belongs to a GitHub account."""

    token: Annotated[dagger.Secret, Doc("A GitHub token of the account.")]

    @function
    async def profile(self) -> str:
        """The account's profile, as JSON."""
        return await self.request("user").stdout()

    @function
    async def gists(self) -> str:
        """The account's gists, as JSON."""
        return await self.request("gists").stdout()

    def request(self, path: str) -> dagger.Container:
        """Asks GitHub; not a function of the module."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "curl"])
            .with_secret_variable("GITHUB_TOKEN", self.token)
            .with_exec(
                [
                    "sh",
                    "-c",
                    f'curl -fsS --oauth2-bearer "$GITHUB_TOKEN" https://api.github.com/{path}',
                ]
            )
        )
