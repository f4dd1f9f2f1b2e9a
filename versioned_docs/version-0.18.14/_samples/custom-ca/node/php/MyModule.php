<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Makes Node.js trust the system\'s certificates.')]
class MyModule
{
    private const SCRIPT = 'fetch(process.argv[1]).then(({status}) => console.log(status))';

    #[DaggerFunction]
    #[Doc('Fetches a page with Node.js and returns the HTTP status code.')]
    public function status(
        #[Doc("The page's URL.")]
        string $url,
    ): string {
        return dag()
            ->container()
            ->from('node:22-slim')
            // region: trust
            ->withEnvVariable('NODE_EXTRA_CA_CERTS', '/etc/ssl/certs/ca-certificates.crt')
            // endregion: trust
            ->withExec(['node', '--eval', self::SCRIPT, $url])
            ->stdout();
    }
}
