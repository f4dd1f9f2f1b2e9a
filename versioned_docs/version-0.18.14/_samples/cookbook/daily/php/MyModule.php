<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Builds base images.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns Alpine Linux with today's updates, cached for the rest of the day.")]
    public function base(): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            // region: daily
            ->withEnvVariable('UPDATED_ON', gmdate('Y-m-d'))
            ->withExec(['apk', 'upgrade', '--no-cache'])
            ->withoutEnvVariable('UPDATED_ON');
        // endregion: daily
    }
}
