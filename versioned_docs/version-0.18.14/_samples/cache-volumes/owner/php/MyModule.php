<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Installs packages as a user without root rights.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("A container in which the user node installs a project's packages.")]
    public function install(
        #[Doc('The project.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withUser('node')
            // region: owner
            ->withMountedCache('/home/node/.npm', dag()->cacheVolume('npm-node'), owner: 'node')
            // endregion: owner
            ->withDirectory('/home/node/src', $source, owner: 'node')
            ->withWorkdir('/home/node/src')
            ->withExec(['npm', 'ci']);
    }
}
