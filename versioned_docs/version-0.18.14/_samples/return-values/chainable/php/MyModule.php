<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

#[DaggerObject]
#[Doc('Builds a message word by word.')]
class MyModule
{
    private string $words = '';

    #[DaggerFunction]
    #[Doc('Adds a word to the message.')]
    public function withWord(
        #[Doc('The word to add.')]
        string $word,
    ): MyModule {
        $copy = clone $this;
        $copy->words = ltrim($this->words . ' ' . $word);

        return $copy;
    }

    #[DaggerFunction]
    #[Doc('Returns all words, separated by spaces.')]
    public function message(): string
    {
        return $this->words;
    }
}
