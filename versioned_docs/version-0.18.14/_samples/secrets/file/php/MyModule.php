<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Installs packages from a private npm registry.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Installs a project's packages with the credentials in an .npmrc file.")]
    public function install(
        #[Doc('The project directory.')]
        #[Ignore('**/.npmrc')]
        Directory $source,
        #[Doc("The .npmrc file with the registry's credentials.")]
        Secret $npmrc,
    ): Container {
        $project = dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
        // region: mount
        $packages = $project
            ->withMountedSecret('/root/.npmrc', $npmrc)
            ->withExec(['npm', 'ci'])
            ->directory('/src/node_modules');

        return $project->withDirectory('/src/node_modules', $packages);
        // endregion: mount
    }
}
