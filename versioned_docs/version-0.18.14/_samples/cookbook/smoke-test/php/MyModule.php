<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Smoke-tests web server images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs an image as a service and returns one of its pages.')]
    public function smoke(
        #[Doc('The web server image.')]
        Container $image,
        #[Doc('The port that the server listens on.')]
        int $port = 80,
        #[Doc('The path of the page to fetch.')]
        string $page = '/',
    ): string {
        // region: bind
        $server = $image->withExposedPort($port)->asService();
        $client = dag()->container()->from('alpine:3.22')->withServiceBinding('web', $server);
        // endregion: bind

        return $client->withExec(['wget', '-qO-', "http://web:{$port}{$page}"])->stdout();
    }
}
