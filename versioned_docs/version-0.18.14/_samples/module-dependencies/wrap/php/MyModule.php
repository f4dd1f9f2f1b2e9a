<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Adds a label to another module's image.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns the shop's image, labelled with its version.")]
    public function image(
        #[Doc("The release's version.")]
        string $version,
    ): Container {
        return dag()
            ->shop()
            ->build('linux/amd64')
            ->withLabel('org.opencontainers.image.version', $version);
    }
}
