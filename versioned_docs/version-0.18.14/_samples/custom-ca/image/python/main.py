"""Builds images that trust a company's certificate authority."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Builds images that trust a company's certificate authority."""

    @function
    def base(
        self,
        certificate: Annotated[dagger.File, Doc("The CA certificate, in PEM format.")],
    ) -> dagger.Container:
        """Builds an Alpine image with the certificate installed."""
        return (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "ca-certificates"])
            # region: install
            .with_file("/usr/local/share/ca-certificates/company.crt", certificate)
            .with_exec(["update-ca-certificates"])
            # endregion: install
        )
