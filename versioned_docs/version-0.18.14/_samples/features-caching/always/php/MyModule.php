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
    #[Doc('Fetches a page again on every run, and returns its headers.')]
    public function check(
        #[Doc('The address of the page.')]
        string $url,
    ): string {
        return $this->tools()
            // region: always
            ->withEnvVariable('CHECKED_AT', date('c') . '-' . hrtime(true))
            // endregion: always
            ->withExec(['curl', '-fsSI', $url])
            ->stdout();
    }

    /** A container with curl, which comes from the cache. */
    private function tools(): Container
    {
        return dag()->container()->from('alpine:3.22')->withExec(['apk', 'add', 'curl']);
    }
}
