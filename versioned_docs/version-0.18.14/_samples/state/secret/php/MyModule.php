<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Reads a GitHub account's data.")]
class MyModule
{
    #[DaggerFunction]
    public function __construct(
        #[Doc("The account's GitHub token.")]
        private Secret $token,
    ) {
    }

    #[DaggerFunction]
    #[Doc("Returns the account's profile as JSON.")]
    public function profile(): string
    {
        return $this->request('user')->stdout();
    }

    #[DaggerFunction]
    #[Doc("Returns the account's gists as JSON.")]
    public function gists(): string
    {
        return $this->request('gists')->stdout();
    }

    private function request(string $path): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'curl'])
            ->withSecretVariable('GITHUB_TOKEN', $this->token)
            ->withExec([
                'sh',
                '-c',
                'curl -fsS --oauth2-bearer "$GITHUB_TOKEN" https://api.github.com/' . $path,
            ]);
    }
}
