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
#[Doc('Builds images with a token.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Builds a project's Dockerfile with an npm token.")]
    public function build(
        #[Doc('The project directory, with its Dockerfile.')]
        Directory $source,
        #[Doc('The token for the package registry.')]
        Secret $token,
    ): Container {
        // region: name
        $named = dag()->setSecret('npm-token', $token->plaintext());
        // endregion: name

        return $source->dockerBuild(secrets: [(string) $named->id()]);
    }
}
