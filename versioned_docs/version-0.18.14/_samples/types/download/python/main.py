"""Downloads a file and checks what came."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Downloads files."""

    @function
    def download(
        self,
        url: Annotated[str, Doc("The address of the file.")],
        checksum: Annotated[str, Doc("The SHA-256 checksum of the file, in hexadecimal digits.")],
    ) -> dagger.File:
        """A file from the web. The call fails if its content is not the expected one."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_workdir("/download")
            .with_file("file", dag.http(url))
            .with_new_file("sums", f"{checksum}  file\n")
            .with_exec(["sha256sum", "-c", "sums"])
            .file("file")
        )
