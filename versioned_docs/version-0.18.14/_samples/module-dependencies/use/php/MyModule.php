<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Calls another module.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A loud greeting, from the module hello.')]
    public function shout(
        #[Doc('Who to greet.')]
        string $name,
    ): string {
        return strtoupper(dag()->hello()->greeting(name: $name));
    }
}
