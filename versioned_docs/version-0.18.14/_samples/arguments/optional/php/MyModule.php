<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Writes greetings.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Greets somebody.')]
    public function greet(
        #[Doc('Who to greet.')]
        string $name = 'world',
        #[Doc('A title to put before the name.')]
        ?string $title = null,
    ): string {
        if ($title !== null) {
            $name = $title . ' ' . $name;
        }

        return 'hello ' . $name;
    }
}
