"""Reads private data from a web API with a token."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Reads private data from a web API."""

    @function
    async def whoami(
        self,
        token: Annotated[dagger.Secret, Doc("A GitHub token with the read:user scope.")],
    ) -> str:
        """Returns the name of the user that a GitHub token belongs to."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "curl", "jq"])
            # region: secret
            .with_secret_variable("GITHUB_TOKEN", token)
            # endregion: secret
            .with_exec(
                [
                    "sh",
                    "-eo",
                    "pipefail",
                    "-c",
                    'curl -fsS -H "Authorization: Bearer $GITHUB_TOKEN" https://api.github.com/user | jq -r .login',
                ]
            )
            .stdout()
        )
