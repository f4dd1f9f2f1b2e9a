<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Names images in a registry.')]
class MyModule
{
    private string $prefix;

    #[DaggerFunction]
    public function __construct(
        #[Doc('The registry, for example ghcr.io.')]
        private string $registry,
        #[Doc('The team that owns the images.')]
        string $team = 'web',
    ) {
        if (str_contains($registry, '://')) {
            throw new \InvalidArgumentException('a registry has no scheme: write ghcr.io, not https://ghcr.io');
        }
        $this->prefix = $registry . '/' . $team;
    }

    #[DaggerFunction]
    #[Doc('The registry, for example ghcr.io.')]
    public function registry(): string
    {
        return $this->registry;
    }

    #[DaggerFunction]
    #[Doc("Returns an image's address.")]
    public function address(
        #[Doc("The image's name.")]
        string $name,
    ): string {
        return $this->prefix . '/' . $name;
    }
}
