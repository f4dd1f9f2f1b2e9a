<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

#[DaggerObject]
#[Doc('Looks into images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Finds out what an image is made of.')]
    public function inspect(
        #[Doc('The image to look into.')]
        Container $image,
    ): Image {
        $release = $image
            ->withExec(['sh', '-c', '. /etc/os-release; printf %s "$ID:$VERSION_ID"'])
            ->stdout();
        [$name, $version] = explode(':', $release, 2);

        return new Image($image->user(), new Distribution($name, $version));
    }
}
