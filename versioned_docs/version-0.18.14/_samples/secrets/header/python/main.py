"""Downloads files that require a login."""

import base64
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Downloads files that require a login."""

    @function
    async def download(
        self,
        url: Annotated[str, Doc("The file's URL.")],
        username: Annotated[str, Doc("The user name.")],
        password: Annotated[dagger.Secret, Doc("The user's password.")],
    ) -> dagger.File:
        """Downloads a file from a server that requires a user name and password."""
        plaintext = await password.plaintext()
        # region: secret
        login = base64.b64encode(f"{username}:{plaintext}".encode()).decode()
        header = dag.set_secret(f"header for {username} at {url}", f"Basic {login}")
        # endregion: secret

        return dag.http(url, auth_header=header)
