<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Opens privileged shells.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Opens a privileged shell, for example to inspect network traffic.')]
    public function inspect(): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'tcpdump'])
            ->terminal(insecureRootCapabilities: true);
    }
}
