<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs commands in a base image.')]
class MyModule
{
    private Container $base;

    #[DaggerFunction]
    #[Doc('Sets the base image.')]
    public function __construct(
        #[Doc('The base image (default: Alpine Linux).')]
        ?Container $base = null,
    ) {
        $this->base = $base ?? dag()->container()->from('alpine:3.22');
    }

    #[DaggerFunction]
    #[Doc('The base image.')]
    public function base(): Container
    {
        return $this->base;
    }

    #[DaggerFunction]
    #[Doc("Returns the distribution's release information.")]
    public function version(): string
    {
        return $this->base
            ->withExec(['cat', '/etc/os-release'])
            ->stdout();
    }
}
