<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\CacheSharingMode;
use Dagger\Secret;
use Dagger\Service;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs development databases.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Returns a PostgreSQL server that keeps its data between runs.')]
    public function database(
        #[Doc('The password for the user postgres.')]
        Secret $password,
    ): Service {
        // region: volume
        $data = dag()->cacheVolume('shop-postgres-16');
        $alone = CacheSharingMode::LOCKED;
        // endregion: volume

        return dag()
            ->container()
            ->from('postgres:16-alpine')
            ->withSecretVariable('POSTGRES_PASSWORD', $password)
            ->withMountedCache('/var/lib/postgresql/data', $data, sharing: $alone)
            ->withExposedPort(5432)
            ->asService(useEntrypoint: true);
    }
}
