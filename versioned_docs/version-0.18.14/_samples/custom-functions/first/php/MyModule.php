<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Looks into images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('The release of the distribution that an image is made from.')]
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
