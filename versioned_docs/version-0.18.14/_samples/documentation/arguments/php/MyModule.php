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
    #[Doc('Waits until a website answers, and fails if it does not.')]
    public function wait(
        #[Doc('The address to ask, with its scheme, for example https://example.com/health.')]
        string $url,
        #[Doc('How long to wait for an answer, in seconds.')]
        int $seconds = 10,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['wget', '-q', '-T', (string) $seconds, '-O', '-', $url])
            ->stdout();
    }
}
