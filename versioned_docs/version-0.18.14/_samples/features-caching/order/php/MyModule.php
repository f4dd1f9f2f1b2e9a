<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a Node.js project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the project. Packages are only reinstalled if a manifest changes.')]
    public function build(
        #[Doc('The project directory.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withWorkdir('/src')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            ->withDirectory('.', $source, include: ['package.json', 'package-lock.json'])
            ->withExec(['npm', 'ci'])
            ->withDirectory('.', $source, exclude: ['node_modules', '.git', 'dist'])
            ->withExec(['npm', 'run', 'build'])
            ->directory('dist');
    }
}
