<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Puts together a message.')]
class MyModule
{
    private string $words = '';

    #[DaggerFunction]
    #[Doc('The module with one more word.')]
    public function withWord(
        #[Doc('The word to add.')]
        string $word,
    ): MyModule {
        $copy = clone $this;
        $copy->words = ltrim($this->words . ' ' . $word);

        return $copy;
    }

    #[DaggerFunction]
    #[Doc('All words, with spaces between them.')]
    public function message(): string
    {
        return $this->words;
    }
}
