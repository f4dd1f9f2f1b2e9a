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
#[Doc("Installs a Node.js project's packages.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Installs the project's packages and keeps npm's downloads between runs.")]
    public function install(
        #[Doc('The project directory, with package.json and package-lock.json.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            // region: cache
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            // endregion: cache
            ->withDirectory('/src', $source, include: ['package.json', 'package-lock.json'])
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci']);
    }
}
