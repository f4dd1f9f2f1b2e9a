<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Turns an object into its identifier and back.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Loads a container from its identifier.')]
    public function again(
        #[Doc('Any container.')]
        Container $container,
    ): Container {
        return dag()->loadContainerFromId($container->id());
    }
}
