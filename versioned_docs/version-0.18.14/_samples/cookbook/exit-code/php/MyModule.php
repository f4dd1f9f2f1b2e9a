<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use GraphQL\Exception\QueryError;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Checks the formatting of a website's files.")]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Fails and lists the files if Prettier would change any.')]
    public function formatted(
        #[Doc("The website's source directory.")]
        Directory $source,
    ): void {
        $check = dag()
            ->container()
            ->from('node:22-slim')
            ->withExec(['npm', 'install', '--global', 'prettier@3.6.2'])
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['prettier', '--list-different', '.']);
        // region: code
        try {
            $check->sync();
        } catch (QueryError $failed) {
            $details = $failed->getErrorDetails()['extensions'] ?? [];
            if (($details['exitCode'] ?? null) !== 1 || $details['stdout'] === '') {
                throw $failed;
            }
            throw new \RuntimeException("run prettier on these files:\n{$details['stdout']}");
        }
        // endregion: code
    }
}
