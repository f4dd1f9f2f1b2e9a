<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tells the versions of programs.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The version of a program in Alpine Linux.')]
    public function version(
        #[Doc('The program, and the package that it is in.')]
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
