<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Reaches a service directly while a proxy is configured.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Requests a web server's headers without going through the proxy.")]
    public function check(): string
    {
        $web = dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withExposedPort(80)
            ->asService();

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'curl'])
            // region: exclude
            ->withEnvVariable('NO_PROXY', 'localhost,127.0.0.1,web')
            // endregion: exclude
            ->withServiceBinding('web', $web)
            ->withExec(['curl', '-fsSI', 'http://web'])
            ->stdout();
    }
}
