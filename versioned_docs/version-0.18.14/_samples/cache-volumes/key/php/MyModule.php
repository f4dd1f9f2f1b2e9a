<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests a Python project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Runs the project's tests with the given Python version.")]
    public function test(
        #[Doc('The project directory.')]
        Directory $source,
        #[Doc('The Python version.')]
        string $version = '3.13',
    ): string {
        return dag()
            ->container()
            ->from("python:{$version}-slim")
            // region: key
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume("pip-{$version}"))
            // endregion: key
            ->withWorkdir('/src')
            ->withDirectory('.', $source, include: ['requirements.txt'])
            ->withExec(['pip', 'install', '-r', 'requirements.txt'])
            ->withDirectory('.', $source)
            ->withExec(['python', '-m', 'unittest', '-v'])
            ->stderr();
    }
}
