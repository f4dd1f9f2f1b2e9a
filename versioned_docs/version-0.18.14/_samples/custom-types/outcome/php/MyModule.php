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
#[Doc('Lints shell scripts.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Lints shell scripts and returns the report, even if there are findings.')]
    public function check(
        #[Doc('The directory that contains the scripts.')]
        Directory $source,
    ): Outcome {
        $done = dag()
            ->container()
            ->from('koalaman/shellcheck-alpine:v0.10.0')
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['sh', '-c', 'shellcheck *.sh > /report.txt 2>&1'], expect: ReturnType::ANY);

        return new Outcome($done->exitCode() === 0, $done->file('/report.txt'));
    }
}
