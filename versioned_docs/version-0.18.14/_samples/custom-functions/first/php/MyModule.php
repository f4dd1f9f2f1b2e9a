<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Inspects container images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns the release information of an image's distribution.")]
    public function release(
        #[Doc("The image's address.")]
        string $image,
    ): string {
        return dag()
            ->container()
            ->from($image)
            ->withExec(['cat', '/etc/os-release'])
            ->stdout();
    }
}
