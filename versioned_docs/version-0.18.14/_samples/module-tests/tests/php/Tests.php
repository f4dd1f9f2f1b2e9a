<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Tests the hello module.')]
class Tests
{
    #[DaggerFunction]
    #[Doc('Runs all tests in sequence.')]
    public function all(): void
    {
        $this->greetsByName();
        $this->greetsTheWorld();
    }

    #[DaggerFunction]
    #[Doc('Checks that the greeting contains the name.')]
    public function greetsByName(): void
    {
        $greeting = dag()->hello()->greeting(name: 'ana');
        if ($greeting !== 'hello ana') {
            throw new \RuntimeException('unexpected greeting "' . $greeting . '"');
        }
    }

    #[DaggerFunction]
    #[Doc('Checks that the world is greeted by default.')]
    public function greetsTheWorld(): void
    {
        $greeting = dag()->hello()->greeting();
        if ($greeting !== 'hello world') {
            throw new \RuntimeException('unexpected greeting "' . $greeting . '"');
        }
    }
}
