/** Publishes an image to Artifact Registry and deploys it to Google Cloud Run. */
import { dag, Directory, func, object, Platform, Secret } from "@dagger.io/dagger"

/** Publishes and deploys a web application. */
@object()
export class MyModule {
  /**
   * Builds and publishes the image and returns its address with the digest.
   *
   * @param source The application's directory, with a Dockerfile.
   * @param address The address, for example europe-west1-docker.pkg.dev/my-project/apps/web:v1.
   * @param key The JSON key of a service account that can write there.
   */
  @func()
  async publish(source: Directory, address: string, key: Secret): Promise<string> {
    return source
      .dockerBuild({ platform: "linux/amd64" as Platform })
      .withRegistryAuth(address, "_json_key", key)
      .publish(address)
  }

  /**
   * Deploys a published image as a Cloud Run service and returns the service's URL.
   *
   * @param image The image's address, preferably with its digest.
   * @param service The name of the service, which is created if it doesn't exist.
   * @param project The ID of the Google Cloud project.
   * @param key The JSON key of a service account that can deploy.
   * @param region The region to deploy to.
   */
  @func()
  async deploy(
    image: string,
    service: string,
    project: string,
    key: Secret,
    region: string = "europe-west1",
  ): Promise<string> {
    const url = await dag
      .container()
      .from("gcr.io/google.com/cloudsdktool/google-cloud-cli:537.0.0-alpine")
      // region: key
      .withMountedSecret("/run/key.json", key)
      .withEnvVariable("CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE", "/run/key.json")
      .withEnvVariable("DEPLOYED_AT", new Date().toISOString())
      // endregion: key
      .withExec([
        "gcloud",
        "run",
        "deploy",
        service,
        `--image=${image}`,
        `--project=${project}`,
        `--region=${region}`,
        "--quiet",
        "--format=value(status.url)",
      ])
      .stdout()
    return url.trim()
  }
}
