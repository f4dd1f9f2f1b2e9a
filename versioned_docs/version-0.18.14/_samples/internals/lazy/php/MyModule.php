<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Shows that Dagger only runs a request if you need its result.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Describes the request without making it.')]
    public function forgotten(): string
    {
        $this->request();

        return 'done';
    }

    #[DaggerFunction]
    #[Doc('Makes the request.')]
    public function forced(): string
    {
        $this->request()->sync();

        return 'done';
    }

    private function request(): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['wget', '-q', '-O', '/answer', 'https://example.com']);
    }
}
