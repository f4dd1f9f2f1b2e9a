<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Reads private data from a web API.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns the name of the user that a GitHub token belongs to.')]
    public function whoami(
        #[Doc('A GitHub token with the read:user scope.')]
        Secret $token,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'curl', 'jq'])
            // region: secret
            ->withSecretVariable('GITHUB_TOKEN', $token)
            // endregion: secret
            ->withExec([
                'sh',
                '-eo',
                'pipefail',
                '-c',
                'curl -fsS -H "Authorization: Bearer $GITHUB_TOKEN" https://api.github.com/user | jq -r .login',
            ])
            ->stdout();
    }
}
