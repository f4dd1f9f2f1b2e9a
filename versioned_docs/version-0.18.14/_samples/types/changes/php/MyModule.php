<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

#[DaggerObject]
#[Doc('Compares directories.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the files that are new or changed in the second directory.')]
    public function changes(
        #[Doc('The original directory.')]
        Directory $before,
        #[Doc('The changed directory.')]
        Directory $after,
    ): Directory {
        return $before->withTimestamps(0)->diff($after->withTimestamps(0));
    }
}
