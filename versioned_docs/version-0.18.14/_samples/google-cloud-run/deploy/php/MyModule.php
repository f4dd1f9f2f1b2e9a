<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\Platform;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Publishes and deploys a web application.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds and publishes the image and returns its address with the digest.')]
    public function publish(
        #[Doc("The application's directory, with a Dockerfile.")]
        Directory $source,
        #[Doc('The address, for example europe-west1-docker.pkg.dev/my-project/apps/web:v1.')]
        string $address,
        #[Doc('The JSON key of a service account that can write there.')]
        Secret $key,
    ): string {
        return $source
            ->dockerBuild(platform: new Platform('linux/amd64'))
            ->withRegistryAuth($address, '_json_key', $key)
            ->publish($address);
    }

    #[DaggerFunction]
    #[Doc("Deploys a published image as a Cloud Run service and returns the service's URL.")]
    public function deploy(
        #[Doc("The image's address, preferably with its digest.")]
        string $image,
        #[Doc('The name of the service, which is created if it doesn\'t exist.')]
        string $service,
        #[Doc('The ID of the Google Cloud project.')]
        string $project,
        #[Doc('The JSON key of a service account that can deploy.')]
        Secret $key,
        #[Doc('The region to deploy to.')]
        string $region = 'europe-west1',
    ): string {
        $url = dag()
            ->container()
            ->from('gcr.io/google.com/cloudsdktool/google-cloud-cli:537.0.0-alpine')
            // region: key
            ->withMountedSecret('/run/key.json', $key)
            ->withEnvVariable('CLOUDSDK_AUTH_CREDENTIAL_FILE_OVERRIDE', '/run/key.json')
            ->withEnvVariable('DEPLOYED_AT', date('c') . '-' . hrtime(true))
            // endregion: key
            ->withExec([
                'gcloud', 'run', 'deploy', $service,
                "--image={$image}",
                "--project={$project}",
                "--region={$region}",
                '--quiet',
                '--format=value(status.url)',
            ])
            ->stdout();

        return trim($url);
    }
}
