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
    #[Doc('Returns a greeting.')]
    public function greet(
        #[Doc('The name to greet.')]
        string $name = 'world',
        #[Doc('A title to put before the name.')]
        ?string $title = null,
    ): string {
        if ($title !== null && $title !== '') {
            $name = $title . ' ' . $name;
        }

        return 'hello ' . $name;
    }
}
