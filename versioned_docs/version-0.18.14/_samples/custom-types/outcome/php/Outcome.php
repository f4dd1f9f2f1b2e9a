<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

#[DaggerObject]
#[Doc('How a check went.')]
class Outcome
{
    public function __construct(
        private bool $passed,
        private File $report,
    ) {
    }

    #[DaggerFunction]
    #[Doc('Whether the command succeeded.')]
    public function passed(): bool
    {
        return $this->passed;
    }

    #[DaggerFunction]
    #[Doc('What the command wrote.')]
    public function report(): File
    {
        return $this->report;
    }
}
