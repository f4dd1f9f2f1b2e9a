<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Makes databases for tests.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('A database of its own for each test suite.')]
    public function database(
        #[Doc('The name of the test suite.')]
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
