<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Looks up Alpine Linux releases.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the exact Alpine Linux version of an image tag.')]
    public function release(
        #[Doc('The tag of the alpine image.')]
        string $tag = '3.22',
    ): string {
        return dag()
            ->container()
            ->from("alpine:{$tag}")
            ->file('/etc/alpine-release')
            ->contents();
    }
}
