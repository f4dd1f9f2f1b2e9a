<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds projects with private packages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Installs a project's packages with the credentials of an .npmrc file.")]
    public function install(
        #[Doc('The project.')]
        Directory $source,
        #[Doc("The .npmrc file with the registry's credentials.")]
        Secret $npmrc,
    ): Container {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // region: mount
            ->withMountedSecret('/root/.npmrc', $npmrc)
            ->withExec(['npm', 'ci'])
            ->withoutMount('/root/.npmrc');
        // endregion: mount
    }
}
