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
#[Doc('Installs packages as a non-root user.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Installs a project's packages as the user node.")]
    public function install(
        #[Doc('The project directory.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withUser('node')
            // region: owner
            ->withMountedCache('/home/node/.npm', dag()->cacheVolume('npm-node'), owner: 'node')
            // endregion: owner
            ->withDirectory(
                '/home/node/src',
                $source,
                include: ['package.json', 'package-lock.json'],
                owner: 'node',
            )
            ->withWorkdir('/home/node/src')
            ->withExec(['npm', 'ci']);
    }
}
