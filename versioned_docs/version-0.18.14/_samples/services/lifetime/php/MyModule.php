<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Seeds and backs up a Redis server.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc('Writes a value to Redis, stops the server and returns its database file.')]
    public function backup(
        #[Doc('The value to write.')]
        string $value,
    ): File {
        $redis = dag()->container()->from('redis:7-alpine');
        $stored = $redis->withMountedCache('/data', dag()->cacheVolume('redis-data'));
        $server = $stored->withExposedPort(6379)->asService();

        // region: start
        $server->start();
        // endregion: start
        $redis
            ->withServiceBinding('redis', $server)
            ->withEnvVariable('VALUE', $value)
            ->withExec(['sh', '-c', 'redis-cli -h redis set key "$VALUE" && redis-cli -h redis save'])
            ->sync();
        // region: stop
        $server->stop();
        // endregion: stop

        return $stored
            ->withEnvVariable('VALUE', $value)
            ->withExec(['cp', '/data/dump.rdb', '/dump.rdb'])
            ->file('/dump.rdb');
    }
}
