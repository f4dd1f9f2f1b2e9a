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
    #[Doc('The files that are new or different in the second directory.')]
    public function changes(
        #[Doc('The directory as it was.')]
        Directory $before,
        #[Doc('The directory as it is now.')]
        Directory $after,
    ): Directory {
        return $before->withTimestamps(0)->diff($after->withTimestamps(0));
    }
}
