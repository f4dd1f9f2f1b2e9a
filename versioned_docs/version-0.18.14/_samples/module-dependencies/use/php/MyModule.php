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
    #[Doc("Returns the hello module's greeting in capitals.")]
    public function shout(
        #[Doc('The name to greet.')]
        string $name,
    ): string {
        return strtoupper(dag()->hello()->greeting(name: $name));
    }
}
