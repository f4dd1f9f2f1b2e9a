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
    #[Doc('The Go files of a project, without the generated ones.')]
    public function sources(
        #[Doc('The project.')]
        Directory $source,
    ): Directory {
        return $source->filter(exclude: ['**/*.gen.go'], include: ['**/*.go']);
    }

    #[DaggerFunction]
    #[Doc('How many notes "TODO" the Go files hold.')]
    public function todos(
        #[Doc('The project.')]
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
