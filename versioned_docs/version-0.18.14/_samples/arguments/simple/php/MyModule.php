<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;

#[DaggerObject]
#[Doc('Writes greetings.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Greets people.')]
    public function greet(
        #[Doc('The people to greet.')]
        #[ListOfType('string')]
        array $names,
        #[Doc('How often to greet each.')]
        int $times,
        #[Doc('How loud to greet, from 0 to 1.')]
        float $volume,
        #[Doc('Whether to add a question.')]
        bool $ask,
    ): string {
        $greeting = 'hello ' . implode(' and ', $names);
        if ($volume > 0.5) {
            $greeting = strtoupper($greeting);
        }
        if ($ask) {
            $greeting .= ', how are you?';
        }

        return str_repeat($greeting . "\n", $times);
    }
}
