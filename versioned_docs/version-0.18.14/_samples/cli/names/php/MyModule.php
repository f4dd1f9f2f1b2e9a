<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Counts lines.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Counts the lines in a directory's files that match a pattern.")]
    public function countLines(
        #[Doc('The directory to search.')]
        Directory $sourceDir,
        #[Doc('The file name pattern.')]
        string $filePattern = '*.md',
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedDirectory('/src', $sourceDir)
            ->withEnvVariable('PATTERN', $filePattern)
            ->withExec(['sh', '-c', 'find /src -name "$PATTERN" -type f -exec cat {} + | wc -l'])
            ->stdout();
    }
}
