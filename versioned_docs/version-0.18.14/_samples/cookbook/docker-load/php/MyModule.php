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
#[Doc('Hands images to the Docker daemon of the caller.')]
class MyModule
{
    /** The commands that load the tarball and name the image. */
    private const LOAD = <<<'SH'
        set -e
        image=$(docker load --input /image.tar | sed 's/.*sha256:/sha256:/')
        docker tag "$image" "$NAME"
        docker image ls "$NAME"
        SH;

    #[DaggerFunction]
    #[Doc('Loads an image into Docker, and returns what Docker then lists.')]
    public function load(
        #[Doc('The image to load.')]
        Container $image,
        #[Doc('The name that it gets in Docker.')]
        string $name,
        #[Doc('The socket of the Docker daemon.')]
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
            ->withExec(['sh', '-c', self::LOAD])
            ->stdout();
    }
}
