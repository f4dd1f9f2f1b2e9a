<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Greets people with a configurable greeting.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Sets the greeting.')]
    public function __construct(
        #[Doc('The greeting to use.')]
        private string $greeting = 'hello',
    ) {
    }

    #[DaggerFunction]
    #[Doc('The greeting to use.')]
    public function greeting(): string
    {
        return $this->greeting;
    }

    #[DaggerFunction]
    #[Doc('Returns a greeting.')]
    public function greet(
        #[Doc('The name to greet.')]
        string $name,
    ): string {
        return $this->greeting . ' ' . $name;
    }
}
