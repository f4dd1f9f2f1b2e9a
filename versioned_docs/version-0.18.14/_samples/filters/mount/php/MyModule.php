<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Searches a project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns the project's Go files, without generated ones.")]
    public function sources(
        #[Doc('The project directory.')]
        Directory $source,
    ): Directory {
        return $source->filter(exclude: ['**/*.gen.go'], include: ['**/*.go']);
    }

    #[DaggerFunction]
    #[Doc('Counts the lines with a TODO in the Go files.')]
    public function todos(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedDirectory('/src', $this->sources($source))
            ->withExec(['sh', '-c', 'grep -r TODO /src | wc -l'])
            ->stdout();
    }
}
