<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use GraphQL\Exception\QueryError;

#[DaggerObject]
#[Doc('Reads versions.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("The project's version, or 0.0.0 if it has no file VERSION.")]
    public function version(
        #[Doc('The project.')]
        Directory $source,
    ): string {
        try {
            return trim($source->file('VERSION')->contents());
        } catch (QueryError) {
            return '0.0.0';
        }
    }
}
