<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a Go program.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds a Go program.')]
    public function build(
        #[Doc("The program's source directory.")]
        Directory $source,
    ): File {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', 'app', '.'])
            ->file('app');
    }
}
