<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;
use Dagger\File;

#[DaggerObject]
#[Doc('Inspects files and directories.')]
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
    #[Doc("Returns a file's size in kilobytes.")]
    public function kilobytes(
        #[Doc('The file to inspect.')]
        File $file,
    ): float {
        return $file->size() / 1000;
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
