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
    #[Doc("Builds one stage of a project's Dockerfile.")]
    public function stage(
        #[Doc('The project directory, with its Dockerfile.')]
        Directory $source,
        #[Doc('The name of the stage.')]
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
