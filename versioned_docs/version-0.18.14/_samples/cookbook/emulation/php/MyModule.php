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
#[Doc('Publishes a Python application for several platforms.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the image and installs its packages on the given platform.')]
    public function image(
        #[Doc('The application directory, with main.py and requirements.txt.')]
        Directory $source,
        #[Doc('The platform, for example linux/arm64.')]
        string $platform,
    ): Container {
        return dag()
            ->container(platform: new Platform($platform))
            ->from('python:3.12-slim')
            ->withWorkdir('/app')
            ->withDirectory('.', $source, include: ['requirements.txt'])
            ->withExec(['pip', 'install', '--no-cache-dir', '-r', 'requirements.txt'])
            ->withDirectory('.', $source)
            ->withEntrypoint(['python', 'main.py']);
    }

    #[DaggerFunction]
    #[Doc('Publishes a multi-platform image and returns its address with the digest.')]
    public function publish(
        #[Doc('The application directory, with main.py and requirements.txt.')]
        Directory $source,
        #[Doc('The platforms, for example linux/arm64.')]
        #[ListOfType('string')]
        array $platforms,
        #[Doc('The address to publish to, with a tag.')]
        string $address,
    ): string {
        $images = array_map(fn (string $platform) => (string) $this->image($source, $platform)->id(), $platforms);

        return dag()->container()->publish($address, platformVariants: $images);
    }
}
