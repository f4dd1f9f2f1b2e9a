<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests of the module hello.')]
class Tests
{
    #[DaggerFunction]
    #[Doc('Runs all tests, one after the other.')]
    public function all(): void
    {
        $this->greetsByName();
        $this->greetsTheWorld();
    }

    #[DaggerFunction]
    #[Doc('The greeting has the name.')]
    public function greetsByName(): void
    {
        $greeting = dag()->hello()->greeting(name: 'ana');
        if ($greeting !== 'hello ana') {
            throw new \RuntimeException('unexpected greeting ' . $greeting);
        }
    }

    #[DaggerFunction]
    #[Doc('Without a name, the world is greeted.')]
    public function greetsTheWorld(): void
    {
        $greeting = dag()->hello()->greeting();
        if ($greeting !== 'hello world') {
            throw new \RuntimeException('unexpected greeting ' . $greeting);
        }
    }
}
