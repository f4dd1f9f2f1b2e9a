package io.dagger.modules.mymodule;

import static io.dagger.client.Dagger.dag;

import io.dagger.client.Directory;
import io.dagger.client.Platform;
import io.dagger.client.Secret;
import io.dagger.client.exception.DaggerQueryException;
import io.dagger.module.annotation.Default;
import io.dagger.module.annotation.Function;
import io.dagger.module.annotation.Object;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.ExecutionException;

/** Publishes and deploys a web application. */
@Object
public class MyModule {
    /**
     * Builds and publishes the image and returns its address with the digest.
     *
     * @param source The application's directory, with a Dockerfile.
     * @param address The address, for example europe-west1-docker.pkg.dev/my-project/apps/web:v1.
     * @param key The JSON key of a service account that can write there.
     */
    @Function
    public String publish(Directory source, String address, Secret key)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return source.dockerBuild(new Directory.DockerBuildArguments().withPlatform(Platform.from("linux/amd64")))
                .withRegistryAuth(address, "_json_key", key)
                .publish(address);
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
    @Function
    public String deploy(
            String image, String service, String project, Secret key, @Default("europe-west1") String region)
            throws InterruptedException, ExecutionException, DaggerQueryException {
        return dag()
                .container()
                .from("gcr.io/google.com/cloudsdktool/google-cloud-cli:537.0.0-alpine")
                // region: key
                .withMountedSecret("/run/key.json", key)
                .withEnvVariable("CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE", "/run/key.json")
                .withEnvVariable("DEPLOYED_AT", Instant.now().toString())
                // endregion: key
                .withExec(List.of(
                        "gcloud", "run", "deploy", service,
                        "--image=" + image,
                        "--project=" + project,
                        "--region=" + region,
                        "--quiet",
                        "--format=value(status.url)"))
                .stdout()
                .strip();
    }
}
