<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\File;

#[DaggerObject]
#[Doc('Builds Dockerfiles that are not where they usually are.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('An image from a Dockerfile with another name, or in a subdirectory.')]
    public function named(
        #[Doc('The build context.')]
        Directory $source,
        #[Doc("The Dockerfile's path in the build context.")]
        string $path,
    ): Container {
        return $source->dockerBuild(dockerfile: $path);
    }

    #[DaggerFunction]
    #[Doc('An image from a Dockerfile that is not in the build context.')]
    public function outside(
        #[Doc('The build context.')]
        Directory $source,
        #[Doc('The Dockerfile.')]
        File $dockerfile,
    ): Container {
        return $source->withFile('Dockerfile', $dockerfile)->dockerBuild();
    }
}
