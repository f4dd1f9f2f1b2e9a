<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Opens a terminal after installing packages, then builds the project.')]
    public function build(
        #[Doc('The project directory.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci'])
            // region: terminal
            ->terminal()
            // endregion: terminal
            ->withExec(['npm', 'run', 'build'])
            ->directory('dist');
    }
}
