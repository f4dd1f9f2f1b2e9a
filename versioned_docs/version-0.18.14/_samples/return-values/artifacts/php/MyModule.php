<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a Go program.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the binary.')]
    public function binary(
        #[Doc("The program's source directory.")]
        Directory $source,
    ): File {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withExec(['go', 'build', '-o', '/out/app', '.'])
            ->file('/out/app');
    }

    #[DaggerFunction]
    #[Doc('Returns a directory with the binary and its licence.')]
    public function package(
        #[Doc("The program's source directory.")]
        Directory $source,
    ): Directory {
        return dag()
            ->directory()
            ->withFile('app', $this->binary($source))
            ->withFile('LICENSE', $source->file('LICENSE'));
    }

    #[DaggerFunction]
    #[Doc('Builds an image that runs the binary.')]
    public function image(
        #[Doc("The program's source directory.")]
        Directory $source,
    ): Container {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withFile('/usr/local/bin/app', $this->binary($source))
            ->withEntrypoint(['app']);
    }
}
