<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Calls a service at its endpoint.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Starts a web server and returns its home page.')]
    public function home(): string
    {
        // region: endpoint
        $server = dag()
            ->container()
            ->from('nginx:1.28-alpine')
            ->withExposedPort(80)
            ->asService();
        $server->start();
        $url = $server->endpoint(scheme: 'http');
        // endregion: endpoint

        return dag()->http($url, experimentalServiceHost: $server)->contents();
    }
}
