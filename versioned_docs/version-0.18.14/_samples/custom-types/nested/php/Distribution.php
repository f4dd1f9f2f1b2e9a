<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('A Linux distribution.')]
class Distribution
{
    public function __construct(
        private string $name,
        private string $version,
    ) {
    }

    #[DaggerFunction]
    #[Doc("The distribution's ID, for example alpine.")]
    public function name(): string
    {
        return $this->name;
    }

    #[DaggerFunction]
    #[Doc("The distribution's version.")]
    public function version(): string
    {
        return $this->version;
    }
}
