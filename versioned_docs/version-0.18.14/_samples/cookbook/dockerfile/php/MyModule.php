<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Builds, tries and publishes an image.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("The image that the project's Dockerfile describes.")]
    public function image(
        #[Doc('The project, with its Dockerfile.')]
        Directory $source,
    ): Container {
        return $source->dockerBuild();
    }

    #[DaggerFunction]
    #[Doc('Publishes the image if its program starts, and returns the address with the digest.')]
    public function publish(
        #[Doc('The project, with its Dockerfile.')]
        Directory $source,
        #[Doc('The address, with a tag.')]
        string $address,
    ): string {
        $image = $this->image($source);
        $image->withExec(['--version'], useEntrypoint: true)->sync();

        return $image->publish($address);
    }
}
