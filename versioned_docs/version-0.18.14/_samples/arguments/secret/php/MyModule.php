<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Calls an API with a token.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the GitHub user that a token belongs to, as JSON.')]
    public function user(
        #[Doc('A GitHub token.')]
        Secret $token,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'curl'])
            ->withSecretVariable('TOKEN', $token)
            ->withExec(['sh', '-c', 'curl -fsS -H "Authorization: Bearer $TOKEN" https://api.github.com/user'])
            ->stdout();
    }
}
