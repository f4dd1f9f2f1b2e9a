<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\CacheVolume;
use Dagger\Directory;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds Go programs.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Builds a Go program with the caller's cache volume.")]
    public function build(
        #[Doc("The program's source directory.")]
        Directory $source,
        #[Doc('The cache volume for compiled packages.')]
        CacheVolume $cache,
    ): File {
        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withMountedCache('/root/.cache/go-build', $cache)
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/app', '.'])
            ->file('/app');
    }
}
