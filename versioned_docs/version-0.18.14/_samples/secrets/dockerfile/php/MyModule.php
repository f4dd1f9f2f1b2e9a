<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\Directory;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Builds a project's Dockerfile with a token for npm.")]
    public function build(
        #[Doc('The project, with its Dockerfile.')]
        Directory $source,
        #[Doc('The token for the registry of packages.')]
        Secret $token,
    ): Container {
        // region: name
        $named = dag()->setSecret('npm-token', $token->plaintext());
        // endregion: name

        return $source->dockerBuild(secrets: [(string) $named->id()]);
    }
}
