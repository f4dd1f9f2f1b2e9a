<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Greets people in a chosen way.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Configures the greetings.')]
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
    #[Doc('Greets somebody.')]
    public function greet(
        #[Doc('Who to greet.')]
        string $name,
    ): string {
        return $this->greeting . ' ' . $name;
    }
}
