<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Parses version numbers.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the major part of a version number.')]
    public function major(
        #[Doc('The version, for example 1.4.2.')]
        string $version,
    ): string {
        if (!str_contains($version, '.')) {
            throw new \InvalidArgumentException('"' . $version . '" is not a version: it has no dot');
        }

        return explode('.', $version)[0];
    }
}
