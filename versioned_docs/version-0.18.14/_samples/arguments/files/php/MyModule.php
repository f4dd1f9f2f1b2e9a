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
#[Doc('Adds files to images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Adds a directory and a configuration file to an image.')]
    public function pack(
        #[Doc('The base image.')]
        Container $base,
        #[Doc('The directory to copy to /app.')]
        Directory $source,
        #[Doc('The file to copy to /etc/app.conf.')]
        File $config,
    ): Container {
        return $base
            ->withDirectory('/app', $source)
            ->withFile('/etc/app.conf', $config);
    }
}
