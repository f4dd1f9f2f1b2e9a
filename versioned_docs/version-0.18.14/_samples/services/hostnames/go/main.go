// Lets two services reach each other.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Runs a Redis server with a replica.
type MyModule struct{}

// Returns the primary's report on its replica.
func (m *MyModule) Replicas(ctx context.Context) (string, error) {
	redis := dag.Container().From("redis:7-alpine").WithExposedPort(6379)

	// region: names
	primary, err := redis.AsService().WithHostname("primary").Start(ctx)
	if err != nil {
		return "", err
	}
	replica, err := redis.
		AsService(dagger.ContainerAsServiceOpts{
			Args: []string{"redis-server", "--replicaof", "primary", "6379"},
		}).
		WithHostname("replica").
		Start(ctx)
	if err != nil {
		return "", err
	}
	// endregion: names

	return dag.Container().
		From("redis:7-alpine").
		WithServiceBinding("one", primary).
		WithServiceBinding("two", replica).
		WithExec([]string{"sh", "-c", "redis-cli -h one wait 1 10000 && redis-cli -h one info replication"}).
		Stdout(ctx)
}
