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
#[Doc('Builds a Node.js project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Installs the packages of a project; npm's downloads survive between runs.")]
    public function install(
        #[Doc('The project, with its package.json and package-lock.json.')]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            // region: cache
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            // endregion: cache
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci']);
    }
}
