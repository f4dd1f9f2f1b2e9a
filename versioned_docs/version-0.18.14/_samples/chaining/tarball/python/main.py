"""Packs a multi-platform image into a tarball."""

from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Packs images into tarballs."""

    @function
    def tarball(
        self,
        site: Annotated[dagger.Directory, Doc("The site's files.")],
    ) -> dagger.File:
        """Returns a tarball of a site's image for two platforms."""
        variants = [
            dag.container(platform=dagger.Platform(platform))
            .from_("nginx:1.28-alpine")
            .with_directory("/usr/share/nginx/html", site)
            for platform in ("linux/amd64", "linux/arm64")
        ]
        return dag.container().as_tarball(platform_variants=variants)
