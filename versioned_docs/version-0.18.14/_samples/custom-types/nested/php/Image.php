<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc("An image's user and distribution.")]
class Image
{
    public function __construct(
        private string $user,
        private Distribution $distribution,
    ) {
    }

    #[DaggerFunction]
    #[Doc('The user that processes run as; empty for root.')]
    public function user(): string
    {
        return $this->user;
    }

    #[DaggerFunction]
    #[Doc("The image's Linux distribution.")]
    public function distribution(): Distribution
    {
        return $this->distribution;
    }
}
