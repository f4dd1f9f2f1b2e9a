<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Attribute\ListOfType;

#[DaggerObject]
#[Doc('Greets people.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a greeting.')]
    public function greet(
        #[Doc('The names of the people to greet.')]
        #[ListOfType('string')]
        array $names,
        #[Doc('The number of times to repeat the greeting.')]
        int $times,
        #[Doc('The volume, from 0 to 1; above 0.5, the greeting is in capitals.')]
        float $volume,
        #[Doc('Whether to ask how they are.')]
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
