<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Adds a label to the image of another module.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("The shop's image, with its version on a label.")]
    public function image(
        #[Doc('The version of the release.')]
        string $version,
    ): Container {
        return dag()
            ->shop()
            ->build('linux/amd64')
            ->withLabel('org.opencontainers.image.version', $version);
    }
}
