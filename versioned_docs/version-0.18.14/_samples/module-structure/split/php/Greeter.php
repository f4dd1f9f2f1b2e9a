<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('A greeter for one language.')]
class Greeter
{
    public function __construct(private string $word)
    {
    }

    #[DaggerFunction]
    #[Doc('The word to greet with.')]
    public function word(): string
    {
        return $this->word;
    }

    #[DaggerFunction]
    #[Doc('Returns a greeting.')]
    public function greet(
        #[Doc('The name to greet.')]
        string $name,
    ): string {
        return $this->word . ' ' . $name;
    }
}
