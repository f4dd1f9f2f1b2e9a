<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Platform;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Publishes a multi-platform image.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds a Go program for each platform and publishes them as one image.')]
    public function publish(
        #[Doc("The program's source directory.")]
        Directory $source,
        #[Doc('The address to publish to, with a tag.')]
        string $address,
        #[Doc('The platforms, for example linux/amd64.')]
        #[ListOfType('string')]
        array $platforms,
    ): string {
        $variants = array_map(fn (string $platform) => (string) $this->variant($source, $platform)->id(), $platforms);

        return dag()->container()->publish($address, platformVariants: $variants);
    }

    #[DaggerFunction]
    #[Doc("Builds one platform's image. The compiler runs on the engine's platform.")]
    public function variant(
        #[Doc("The program's source directory.")]
        Directory $source,
        #[Doc('The platform, for example linux/arm64.')]
        string $platform,
    ): Container {
        [$system, $architecture] = explode('/', $platform);
        $program = dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withEnvVariable('GOOS', $system)
            ->withEnvVariable('GOARCH', $architecture)
            ->withExec(['go', 'build', '-o', '/out/app', '.'])
            ->file('/out/app');

        return dag()
            ->container(platform: new Platform($platform))
            ->from('alpine:3.22')
            ->withFile('/usr/local/bin/app', $program)
            ->withEntrypoint(['app']);
    }
}
