<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('First steps with Dagger.')]
class Basics
{
    #[DaggerFunction]
    #[Doc('Returns an Alpine container with Git.')]
    public function tools(): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', '--no-cache', 'git']);
    }
}
