<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\File;

#[DaggerObject]
#[Doc('Packs files into images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('An image with a directory and a configuration file added.')]
    public function pack(
        #[Doc('The image to start from.')]
        Container $base,
        #[Doc('What to copy to /app.')]
        Directory $source,
        #[Doc('What to copy to /etc/app.conf.')]
        File $config,
    ): Container {
        return $base
            ->withDirectory('/app', $source)
            ->withFile('/etc/app.conf', $config);
    }
}
