"""Reads a GitHub account's data."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Reads a GitHub account's data."""

    token: Annotated[dagger.Secret, Doc("The account's GitHub token.")]

    @function
    async def profile(self) -> str:
        """Returns the account's profile as JSON."""
        return await self.request("user").stdout()

    @function
    async def gists(self) -> str:
        """Returns the account's gists as JSON."""
        return await self.request("gists").stdout()

    def request(self, path: str) -> dagger.Container:
        """Calls the GitHub API. Without @function, this stays private."""
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
