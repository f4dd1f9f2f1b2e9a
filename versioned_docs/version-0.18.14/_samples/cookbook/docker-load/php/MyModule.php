<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Socket;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Loads images into the caller\'s Docker daemon.')]
class MyModule
{
    /** The tarball has no tag, so the script tags the image that Docker has loaded. */
    private const LOAD = <<<'SH'
        set -e
        image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
        docker tag "$image" "$NAME"
        docker image ls "$NAME"
        SH;

    #[DaggerFunction]
    #[Doc("Loads an image into Docker and returns its entry in Docker's image list.")]
    public function load(
        #[Doc('The image to load.')]
        Container $image,
        #[Doc('The image\'s name in Docker.')]
        string $name,
        #[Doc('The Docker daemon\'s socket.')]
        Socket $docker,
    ): string {
        return dag()
            ->container()
            ->from('docker:28.3.2-cli')
            // region: socket
            ->withUnixSocket('/var/run/docker.sock', $docker)
            ->withMountedFile('/image.tar', $image->asTarball())
            // endregion: socket
            ->withEnvVariable('NAME', $name)
            ->withEnvVariable('LOADED_AT', date('c') . '-' . hrtime(true))
            ->withExec(['sh', '-eo', 'pipefail', '-c', self::LOAD])
            ->stdout();
    }
}
