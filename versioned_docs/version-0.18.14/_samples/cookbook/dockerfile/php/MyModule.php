<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Builds, tests and publishes an image.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Builds the project's Dockerfile.")]
    public function image(
        #[Doc('The project directory, with its Dockerfile.')]
        Directory $source,
    ): Container {
        return $source->dockerBuild();
    }

    #[DaggerFunction]
    #[Doc('Publishes the image if its program starts, and returns its address.')]
    public function publish(
        #[Doc('The project directory, with its Dockerfile.')]
        Directory $source,
        #[Doc('The address to publish to, with a tag.')]
        string $address,
    ): string {
        $image = $this->image($source);
        $image->withExec(['--version'], useEntrypoint: true)->sync();

        return $image->publish($address);
    }
}
