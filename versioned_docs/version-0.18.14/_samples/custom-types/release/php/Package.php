<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('A package for one platform.')]
class Package
{
    public function __construct(
        private string $os,
        private string $arch,
    ) {
    }

    #[DaggerFunction]
    #[Doc('The operating system.')]
    public function os(): string
    {
        return $this->os;
    }

    #[DaggerFunction]
    #[Doc('The CPU architecture.')]
    public function arch(): string
    {
        return $this->arch;
    }

    #[DaggerFunction]
    #[Doc("Returns the name of the package's archive.")]
    public function archive(): string
    {
        return 'app_' . $this->os . '_' . $this->arch . '.tar.gz';
    }
}
