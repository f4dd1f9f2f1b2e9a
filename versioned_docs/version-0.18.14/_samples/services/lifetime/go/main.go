// Seeds and backs up a Redis server.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Seeds and backs up a Redis server.
type MyModule struct{}

// Writes a value to Redis, stops the server and returns its database file.
func (m *MyModule) Backup(
	ctx context.Context,
	// The value to write.
	value string,
) (*dagger.File, error) {
	redis := dag.Container().From("redis:7-alpine")
	stored := redis.WithMountedCache("/data", dag.CacheVolume("redis-data"))
	server := stored.WithExposedPort(6379).AsService()

	// region: start
	server, err := server.Start(ctx)
	if err != nil {
		return nil, err
	}
	// endregion: start
	_, err = redis.
		WithServiceBinding("redis", server).
		WithEnvVariable("VALUE", value).
		WithExec([]string{"sh", "-c", `redis-cli -h redis set key "$VALUE" && redis-cli -h redis save`}).
		Sync(ctx)
	if err != nil {
		return nil, err
	}
	// region: stop
	if _, err = server.Stop(ctx); err != nil {
		return nil, err
	}
	// endregion: stop

	return stored.
		WithEnvVariable("VALUE", value).
		WithExec([]string{"cp", "/data/dump.rdb", "/dump.rdb"}).
		File("/dump.rdb"), nil
}
