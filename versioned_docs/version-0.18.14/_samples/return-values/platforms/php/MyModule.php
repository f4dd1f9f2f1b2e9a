<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a Go program.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds one binary for each architecture.')]
    #[ReturnsListOfType(File::class)]
    public function binaries(
        #[Doc("The program's source directory.")]
        Directory $source,
        #[Doc('The architectures to build for.')]
        #[ListOfType('string')]
        array $architectures = ['amd64', 'arm64'],
    ): array {
        $binaries = [];
        foreach ($architectures as $architecture) {
            $name = '/out/app-' . $architecture;
            $binaries[] = dag()
                ->container()
                ->from('golang:1.24-alpine')
                ->withDirectory('/src', $source)
                ->withWorkdir('/src')
                ->withEnvVariable('GOARCH', $architecture)
                ->withExec(['go', 'build', '-o', $name, '.'])
                ->file($name);
        }

        return $binaries;
    }
}
