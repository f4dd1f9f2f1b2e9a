<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Names the images of a release.')]
class MyModule
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('The version of the release.')]
        private string $version,
        #[Doc("The registry's host.")]
        private string $registry = 'registry.example.com',
    ) {
    }

    #[DaggerFunction]
    #[Doc('The version of the release.')]
    public function version(): string
    {
        return $this->version;
    }

    #[DaggerFunction]
    #[Doc('The address of an image.')]
    public function address(
        #[Doc("The image's name.")]
        string $name,
    ): string {
        return "{$this->registry}/{$name}:{$this->version}";
    }
}
