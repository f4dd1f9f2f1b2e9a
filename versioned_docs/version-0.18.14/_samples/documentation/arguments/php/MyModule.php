<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Downloads pages.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Downloads a page, and fails if the server doesn't respond in time.")]
    public function download(
        #[Doc("The page's URL, for example https://example.com/about.")]
        string $url,
        #[Doc('The timeout, in seconds.')]
        int $seconds = 10,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['wget', '-q', '-T', (string) $seconds, '-O', '-', $url])
            ->stdout();
    }
}
