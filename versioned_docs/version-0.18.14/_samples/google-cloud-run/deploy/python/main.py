"""Publishes an image to Artifact Registry and deploys it to Google Cloud Run."""

from datetime import datetime, timezone
from typing import Annotated

import dagger
from dagger import Doc, dag, function, object_type


@object_type
class MyModule:
    """Publishes and deploys a web application."""

    @function
    async def publish(
        self,
        source: Annotated[dagger.Directory, Doc("The application's directory, with a Dockerfile.")],
        address: Annotated[
            str, Doc("The address, for example europe-west1-docker.pkg.dev/my-project/apps/web:v1.")
        ],
        key: Annotated[dagger.Secret, Doc("The JSON key of a service account that can write there.")],
    ) -> str:
        """Builds and publishes the image and returns its address with the digest."""
        return await (
            source.docker_build(platform=dagger.Platform("linux/amd64"))
            .with_registry_auth(address, "_json_key", key)
            .publish(address)
        )

    @function
    async def deploy(
        self,
        image: Annotated[str, Doc("The image's address, preferably with its digest.")],
        service: Annotated[str, Doc("The name of the service, which is created if it doesn't exist.")],
        project: Annotated[str, Doc("The ID of the Google Cloud project.")],
        key: Annotated[dagger.Secret, Doc("The JSON key of a service account that can deploy.")],
        region: Annotated[str, Doc("The region to deploy to.")] = "europe-west1",
    ) -> str:
        """Deploys a published image as a Cloud Run service and returns the service's URL."""
        url = await (
            dag.container()
            .from_("gcr.io/google.com/cloudsdktool/google-cloud-cli:537.0.0-alpine")
            # region: key
            .with_mounted_secret("/run/key.json", key)
            .with_env_variable("CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE", "/run/key.json")
            .with_env_variable("DEPLOYED_AT", datetime.now(timezone.utc).isoformat())
            # endregion: key
            .with_exec([
                "gcloud", "run", "deploy", service,
                f"--image={image}",
                f"--project={project}",
                f"--region={region}",
                "--quiet",
                "--format=value(status.url)",
            ])
            .stdout()
        )
        return url.strip()
