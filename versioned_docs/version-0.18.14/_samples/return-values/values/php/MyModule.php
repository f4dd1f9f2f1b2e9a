<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Inspects a directory.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Counts the files and directories in a directory, at any depth.')]
    public function count(
        #[Doc('The directory to inspect.')]
        Directory $source,
    ): int {
        return count($source->glob('**/*'));
    }

    #[DaggerFunction]
    #[Doc("Lists the names of a directory's top-level entries.")]
    #[ReturnsListOfType('string')]
    public function names(
        #[Doc('The directory to inspect.')]
        Directory $source,
    ): array {
        return $source->entries();
    }
}
