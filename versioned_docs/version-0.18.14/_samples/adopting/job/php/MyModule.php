<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Runs the project's tests the way its CI job did.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Runs the project's test script and returns its reports.")]
    public function test(
        #[Doc('The project directory, with requirements.txt and ci/test.sh.')]
        Directory $source,
    ): Directory {
        return dag()
            ->container()
            ->from('python:3.12-slim')
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume('pip'))
            ->withWorkdir('/src')
            ->withDirectory('.', $source, include: ['requirements.txt'])
            ->withExec(['pip', 'install', '--requirement', 'requirements.txt'])
            ->withDirectory('.', $source)
            ->withEnvVariable('APP_ENV', 'test')
            ->withExec(['./ci/test.sh'])
            ->directory('reports');
    }
}
