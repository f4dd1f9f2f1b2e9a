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
        #[Doc("The release's version.")]
        private string $version,
        #[Doc("The registry's host.")]
        private string $registry = 'registry.example.com',
    ) {
    }

    #[DaggerFunction]
    #[Doc("The release's version.")]
    public function version(): string
    {
        return $this->version;
    }

    #[DaggerFunction]
    #[Doc("Returns an image's address.")]
    public function address(
        #[Doc("The image's name.")]
        string $name,
    ): string {
        return "{$this->registry}/{$name}:{$this->version}";
    }
}
