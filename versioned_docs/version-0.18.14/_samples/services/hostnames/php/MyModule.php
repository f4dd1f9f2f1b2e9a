<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;

use function Dagger\dag;

#[DaggerObject]
#[Doc('Runs a Redis server with a replica.')]
class MyModule
{
    #[DaggerFunction]
    #[Doc("Returns the primary's report on its replica.")]
    public function replicas(): string
    {
        $redis = dag()->container()->from('redis:7-alpine')->withExposedPort(6379);

        // region: names
        $primary = $redis->asService()->withHostname('primary');
        $primary->start();
        $replica = $redis
            ->asService(args: ['redis-server', '--replicaof', 'primary', '6379'])
            ->withHostname('replica');
        $replica->start();
        // endregion: names

        return dag()
            ->container()
            ->from('redis:7-alpine')
            ->withServiceBinding('one', $primary)
            ->withServiceBinding('two', $replica)
            ->withExec(['sh', '-c', 'redis-cli -h one wait 1 10000 && redis-cli -h one info replication'])
            ->stdout();
    }
}
