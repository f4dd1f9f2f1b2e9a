<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Reads a project's version from its Git history.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the version in the format of git describe.')]
    public function version(
        #[Doc("The project's checkout, with its .git directory.")]
        Directory $project,
    ): string {
        return dag()
            ->container()
            ->from('alpine/git:2.49.1')
            ->withWorkdir('/src')
            ->withMountedDirectory('/src', $project)
            ->withExec(['git', 'describe', '--tags', '--always'])
            ->stdout();
    }
}
