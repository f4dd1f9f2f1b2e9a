<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Checks websites.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Waits for a website to respond, and fails after a timeout.')]
    public function wait(
        #[Doc('The URL to request, for example https://example.com/health.')]
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
