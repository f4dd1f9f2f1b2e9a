// Publishes an image to Artifact Registry and deploys it to Google Cloud Run.
package main

import (
	"context"
	"strings"
	"time"

	"dagger/my-module/internal/dagger"
)

// Publishes and deploys a web application.
type MyModule struct{}

// Builds and publishes the image and returns its address with the digest.
func (m *MyModule) Publish(
	ctx context.Context,
	// The application's directory, with a Dockerfile.
	source *dagger.Directory,
	// The address, for example europe-west1-docker.pkg.dev/my-project/apps/web:v1.
	address string,
	// The JSON key of a service account that can write there.
	key *dagger.Secret,
) (string, error) {
	return source.
		DockerBuild(dagger.DirectoryDockerBuildOpts{Platform: "linux/amd64"}).
		WithRegistryAuth(address, "_json_key", key).
		Publish(ctx, address)
}

// Deploys a published image as a Cloud Run service and returns the service's URL.
func (m *MyModule) Deploy(
	ctx context.Context,
	// The image's address, preferably with its digest.
	image string,
	// The name of the service, which is created if it doesn't exist.
	service string,
	// The ID of the Google Cloud project.
	project string,
	// The JSON key of a service account that can deploy.
	key *dagger.Secret,
	// The region to deploy to.
	// +default="europe-west1"
	region string,
) (string, error) {
	url, err := dag.Container().
		From("gcr.io/google.com/cloudsdktool/google-cloud-cli:537.0.0-alpine").
		// region: key
		WithMountedSecret("/run/key.json", key).
		WithEnvVariable("CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE", "/run/key.json").
		WithEnvVariable("DEPLOYED_AT", time.Now().Format(time.RFC3339Nano)).
		// endregion: key
		WithExec([]string{
			"gcloud", "run", "deploy", service,
			"--image=" + image,
			"--project=" + project,
			"--region=" + region,
			"--quiet",
			"--format=value(status.url)",
		}).
		Stdout(ctx)
	return strings.TrimSpace(url), err
}
