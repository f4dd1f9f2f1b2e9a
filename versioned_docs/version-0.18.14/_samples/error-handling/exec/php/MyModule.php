<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs tests.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs the tests, and reports the exit code and output if they fail.')]
    public function test(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        $tests = dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...']);
        // region: catch
        try {
            return $tests->stdout();
        } catch (QueryError $failed) {
            $details = $failed->getErrorDetails()['extensions'] ?? [];
            if (!isset($details['exitCode'])) {
                throw $failed;
            }
            throw new \RuntimeException("tests ended with code {$details['exitCode']}:\n{$details['stdout']}");
        }
        // endregion: catch
    }
}
