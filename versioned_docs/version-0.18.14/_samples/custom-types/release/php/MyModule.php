<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Makes releases.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A release with its packages.')]
    public function release(
        #[Doc('The version of the release.')]
        string $version,
    ): Release {
        return new Release($version, [
            new Package('linux', 'amd64'),
            new Package('darwin', 'arm64'),
        ]);
    }
}
