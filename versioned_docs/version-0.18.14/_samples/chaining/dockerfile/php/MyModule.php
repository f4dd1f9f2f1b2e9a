<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\BuildArg;
use Dagger\Container;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Builds Dockerfiles.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("One stage of a project's Dockerfile.")]
    public function stage(
        #[Doc('The project, with its Dockerfile.')]
        Directory $source,
        #[Doc("The stage's name in the Dockerfile.")]
        string $target,
        #[Doc('The value of the build argument GO_VERSION.')]
        string $goVersion = '1.24',
    ): Container {
        return $source->dockerBuild(
            buildArgs: [new BuildArg('GO_VERSION', $goVersion)],
            target: $target,
        );
    }
}
