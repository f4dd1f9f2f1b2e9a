<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests Go projects.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Runs a project's tests with the runner module.")]
    public function test(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        return dag()
            ->runner('golang:1.24-alpine', workdir: '/app')
            ->run($source, ['go', 'test', './...'])
            ->stdout();
    }
}
