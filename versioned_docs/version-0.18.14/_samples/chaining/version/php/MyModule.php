<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Looks up program versions.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns a program's version in Alpine Linux.")]
    public function version(
        #[Doc('The name of the program and of its package.')]
        string $program = 'git',
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', $program])
            ->withExec([$program, '--version'])
            ->stdout();
    }
}
