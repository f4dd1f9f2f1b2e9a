<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

#[DaggerObject]
#[Doc('Inspects images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns an image's user and distribution.")]
    public function inspect(
        #[Doc('The image to inspect.')]
        Container $image,
    ): Image {
        $release = $image
            ->withExec(['sh', '-c', '. /etc/os-release; printf %s "$ID:$VERSION_ID"'])
            ->stdout();
        [$name, $version] = explode(':', $release, 2);

        return new Image($image->user(), new Distribution($name, $version));
    }
}
