<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\Ignore;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests a Node.js project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs the tests.')]
    public function test(
        #[Doc('The project directory. Only files that the tests need are uploaded.')]
        #[Ignore('*', '!package.json', '!package-lock.json', '!src', 'src/**/*.md')]
        Directory $source,
    ): string {
        return dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/app', $source)
            ->withWorkdir('/app')
            ->withExec(['npm', 'ci'])
            ->withExec(['npm', 'test'])
            ->stdout();
    }
}
