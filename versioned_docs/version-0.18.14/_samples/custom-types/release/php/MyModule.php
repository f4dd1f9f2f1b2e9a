<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Creates releases of a project.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Creates a release with its packages.')]
    public function release(
        #[Doc("The release's version.")]
        string $version,
    ): Release {
        return new Release($version, [
            new Package('linux', 'amd64'),
            new Package('darwin', 'arm64'),
        ]);
    }
}
