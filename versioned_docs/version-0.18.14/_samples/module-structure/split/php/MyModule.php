<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Greets people.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a greeter for English.')]
    public function english(): Greeter
    {
        return new Greeter('hello');
    }
}
