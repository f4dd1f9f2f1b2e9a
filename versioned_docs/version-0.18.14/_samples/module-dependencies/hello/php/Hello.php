<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Says hello.')]
class Hello
{
    #[DaggerFunction]
    #[Doc('Returns a greeting.')]
    public function greeting(
        #[Doc('The name to greet.')]
        string $name = 'world',
    ): string {
        return 'hello ' . $name;
    }
}
