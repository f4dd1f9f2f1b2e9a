<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Checks websites.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Requests a page on every run and returns the response's headers.")]
    public function check(
        #[Doc("The page's URL.")]
        string $url,
    ): string {
        return $this->tools()
            // region: always
            ->withEnvVariable('CHECKED_AT', date('c') . '-' . hrtime(true))
            // endregion: always
            ->withExec(['curl', '-fsSI', $url])
            ->stdout();
    }

    /** Returns a container with curl, cached between runs. */
    private function tools(): Container
    {
        return dag()->container()->from('alpine:3.22')->withExec(['apk', 'add', 'curl']);
    }
}
