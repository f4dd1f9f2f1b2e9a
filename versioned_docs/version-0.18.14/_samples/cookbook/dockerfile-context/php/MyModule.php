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
#[Doc('Builds Dockerfiles with unusual names or locations.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds a Dockerfile with another name or in a subdirectory.')]
    public function named(
        #[Doc('The build context.')]
        Directory $source,
        #[Doc("The Dockerfile's path in the build context.")]
        string $path,
    ): Container {
        return $source->dockerBuild(dockerfile: $path);
    }

    #[DaggerFunction]
    #[Doc('Builds a Dockerfile from outside the build context.')]
    public function outside(
        #[Doc('The build context.')]
        Directory $source,
        #[Doc('The Dockerfile.')]
        File $dockerfile,
    ): Container {
        return $source->withFile('Dockerfile', $dockerfile)->dockerBuild();
    }
}
