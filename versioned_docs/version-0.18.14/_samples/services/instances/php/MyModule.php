<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs test databases.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a separate database for each test suite.')]
    public function database(
        #[Doc("The test suite's name.")]
        string $suite,
    ): Service {
        return dag()
            ->container()
            ->from('postgres:16-alpine')
            ->withEnvVariable('POSTGRES_PASSWORD', 'test')
            // region: suite
            ->withEnvVariable('SUITE', $suite)
            // endregion: suite
            ->withExposedPort(5432)
            ->asService();
    }
}
