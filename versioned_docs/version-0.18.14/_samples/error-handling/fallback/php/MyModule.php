<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use GraphQL\Exception\QueryError;

#[DaggerObject]
#[Doc("Reads a project's version.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns the project's version, or 0.0.0 if it can't be read.")]
    public function version(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        try {
            return trim($source->file('VERSION')->contents());
        } catch (QueryError) {
            return '0.0.0';
        }
    }
}
