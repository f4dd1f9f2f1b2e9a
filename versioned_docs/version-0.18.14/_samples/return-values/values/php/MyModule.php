<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ReturnsListOfType;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Counts files.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('How many files a directory holds.')]
    public function count(
        #[Doc('The directory.')]
        Directory $source,
    ): int {
        return count($source->glob('**/*'));
    }

    #[DaggerFunction]
    #[Doc('The names of the entries at the top of a directory.')]
    #[ReturnsListOfType('string')]
    public function names(
        #[Doc('The directory.')]
        Directory $source,
    ): array {
        return $source->entries();
    }
}
