<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

#[DaggerObject]
#[Doc('The outcome of a check.')]
class Outcome
{
    public function __construct(
        private bool $passed,
        private File $report,
    ) {
    }

    #[DaggerFunction]
    #[Doc('Whether the check passed.')]
    public function passed(): bool
    {
        return $this->passed;
    }

    #[DaggerFunction]
    #[Doc("The linter's report.")]
    public function report(): File
    {
        return $this->report;
    }
}
