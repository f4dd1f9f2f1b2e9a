<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Downloads from servers that do not always answer.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Downloads a page, in up to three attempts.')]
    public function fetch(
        #[Doc('The address of the page.')]
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
