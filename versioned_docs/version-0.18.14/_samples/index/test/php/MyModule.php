<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Checks a Node.js project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs the test suite and returns its output.')]
    public function test(
        #[Doc('The project directory, with package-lock.json.')]
        Directory $source,
    ): string {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            ->withDirectory('/app', $source)
            ->withWorkdir('/app')
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'test'])
            ->stdout();
    }
}
