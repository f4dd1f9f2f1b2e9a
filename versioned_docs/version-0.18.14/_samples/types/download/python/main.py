"""Downloads a file and verifies its checksum."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Downloads files."""

    @function
    def download(
        self,
        url: Annotated[str, Doc("The file's URL.")],
        checksum: Annotated[str, Doc("The file's SHA-256 checksum, in hexadecimal.")],
    ) -> dagger.File:
        """Downloads a file, and fails if its checksum doesn't match."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_workdir("/download")
            .with_file("file", dag.http(url))
            .with_new_file("sums", f"{checksum}  file\n")
            .with_exec(["sha256sum", "-c", "sums"])
            .file("file")
        )
