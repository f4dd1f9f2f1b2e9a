<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Downloads from unreliable servers.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Downloads a page, trying up to three times.')]
    public function fetch(
        #[Doc("The page's URL.")]
        string $url,
    ): string {
        for ($attempt = 1; ; $attempt++) {
            try {
                return dag()
                    ->container()
                    ->from('alpine:3.22')
                    // region: attempt
                    ->withEnvVariable('ATTEMPT', (string) $attempt)
                    // endregion: attempt
                    ->withExec(['wget', '-qO-', $url])
                    ->stdout();
            } catch (QueryError $failed) {
                $details = $failed->getErrorDetails()['extensions'] ?? [];
                if (!isset($details['exitCode']) || $attempt === 3) {
                    throw $failed;
                }
            }
        }
    }
}
