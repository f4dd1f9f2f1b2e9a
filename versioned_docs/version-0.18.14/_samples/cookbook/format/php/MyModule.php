<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Formats Go source files.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a copy of the project with formatted Go files.')]
    public function format(
        #[Doc('The project directory.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source, exclude: ['.git'])
            ->withWorkdir('/src')
            ->withExec(['gofmt', '-w', '.'])
            ->directory('.');
    }
}
