<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Reads two results of one step.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns a command's stdout and stderr. The command only runs once.")]
    public function output(): string
    {
        $step = dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['sh', '-c', 'echo result; echo warning >&2']);

        return $step->stdout() . $step->stderr();
    }
}
