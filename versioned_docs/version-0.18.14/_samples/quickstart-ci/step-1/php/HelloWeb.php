<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\DefaultPath;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Container;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('The hello-web pipeline.')]
class HelloWeb
{
    #[DaggerFunction]
    #[Doc('Sets the project to work on.')]
    public function __construct(
        #[Doc("The project's files.")]
        #[DefaultPath('/')]
        #[Ignore('.git', '.dagger', '.env', 'dist', 'node_modules')]
        private Directory $source,
    ) {
    }

    #[DaggerFunction]
    #[Doc('Node.js with the project and its packages.')]
    public function buildEnv(): Container
    {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withMountedCache('/root/.npm', dag()->cacheVolume('npm'))
            ->withWorkdir('/src')
            ->withDirectory('/src', $this->source)
            ->withExec(['npm', 'install']);
    }

    #[DaggerFunction]
    #[Doc('Runs the tests, and returns their report.')]
    public function test(): string
    {
        return $this->buildEnv()->withExec(['npm', 'test'])->stdout();
    }
}
