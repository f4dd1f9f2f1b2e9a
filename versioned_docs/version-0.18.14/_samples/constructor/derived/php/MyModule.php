<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Names images.')]
class MyModule
{
    private string $prefix;

    #[DaggerFunction]
    public function __construct(
        #[Doc('The address of the registry.')]
        private string $registry,
        #[Doc('The team that the images belong to.')]
        string $team = 'web',
    ) {
        if (str_contains($registry, '://')) {
            throw new \InvalidArgumentException('a registry has no scheme: write ghcr.io, not https://ghcr.io');
        }
        $this->prefix = $registry . '/' . $team;
    }

    #[DaggerFunction]
    #[Doc('The address of the registry.')]
    public function registry(): string
    {
        return $this->registry;
    }

    #[DaggerFunction]
    #[Doc('The address of an image.')]
    public function address(
        #[Doc("The image's name.")]
        string $name,
    ): string {
        return $this->prefix . '/' . $name;
    }
}
