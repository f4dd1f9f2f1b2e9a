<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\ReturnType;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Checks Go projects.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Runs every check, then fails with a list of those that failed.')]
    public function check(
        #[Doc('The project directory.')]
        Directory $source,
    ): string {
        $project = dag()
            ->container()
            ->from('golang:1.24-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');

        $failures = [];
        foreach (['go vet ./...', 'go test ./...', 'test -z "$(gofmt -l .)"'] as $command) {
            // region: collect
            $code = $project
                ->withExec(['sh', '-c', $command], expect: ReturnType::ANY)
                ->exitCode();
            if ($code !== 0) {
                $failures[] = "{$command} (code {$code})";
            }
            // endregion: collect
        }
        if ($failures !== []) {
            throw new \RuntimeException('failed checks: ' . implode(', ', $failures));
        }

        return 'all checks passed';
    }
}
