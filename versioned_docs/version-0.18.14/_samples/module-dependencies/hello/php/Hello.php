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
    #[Doc('Greets somebody.')]
    public function greeting(
        #[Doc('Who to greet.')]
        string $name = 'world',
    ): string {
        return 'hello ' . $name;
    }
}
