<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds a command-line tool for several platforms.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Builds the tool for all targets and returns the programs in one directory.')]
    public function release(
        #[Doc("The tool's source directory.")]
        Directory $source,
        #[Doc("The tool's name.")]
        string $name,
        #[Doc('The targets, each as GOOS/GOARCH.')]
        #[ListOfType('string')]
        array $targets = ['linux/amd64', 'linux/arm64', 'darwin/arm64', 'windows/amd64'],
    ): Directory {
        $release = dag()->directory();
        foreach ($targets as $target) {
            $release = $release->withDirectory('/', $this->target($source, $name, $target));
        }

        return $release;
    }

    #[DaggerFunction]
    #[Doc('Builds the tool for one target.')]
    public function target(
        #[Doc("The tool's source directory.")]
        Directory $source,
        #[Doc("The tool's name.")]
        string $name,
        #[Doc('The target, as GOOS/GOARCH.')]
        string $target,
    ): Directory {
        [$system, $architecture] = explode('/', $target);
        $suffix = $system === 'windows' ? '.exe' : '';
        $file = "{$name}_{$system}_{$architecture}{$suffix}";

        return dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withMountedCache('/go/pkg/mod', dag()->cacheVolume('go-modules'))
            ->withMountedCache('/root/.cache/go-build', dag()->cacheVolume('go-build'))
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withEnvVariable('CGO_ENABLED', '0')
            ->withEnvVariable('GOOS', $system)
            ->withEnvVariable('GOARCH', $architecture)
            ->withExec(['go', 'build', '-o', "/out/{$file}", '.'])
            ->directory('/out');
    }
}
