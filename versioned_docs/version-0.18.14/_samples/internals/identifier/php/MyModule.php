<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Converts an object to its ID and back.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Loads a container from its ID.')]
    public function again(
        #[Doc('Any container.')]
        Container $container,
    ): Container {
        return dag()->loadContainerFromId($container->id());
    }
}
