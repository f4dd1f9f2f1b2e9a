// Runs a database for development that keeps its data.
package main

import "dagger/my-module/internal/dagger"

// Runs databases for development.
type MyModule struct{}

// A PostgreSQL server with the data of the last time.
func (m *MyModule) Database(
	// The password of the user postgres.
	password *dagger.Secret,
) *dagger.Service {
	// region: volume
	data := dag.CacheVolume("shop-postgres-16")
	alone := dagger.ContainerWithMountedCacheOpts{Sharing: dagger.CacheSharingModeLocked}
	// endregion: volume
	return dag.Container().
		From("postgres:16-alpine").
		WithSecretVariable("POSTGRES_PASSWORD", password).
		WithMountedCache("/var/lib/postgresql/data", data, alone).
		WithExposedPort(5432).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})
}
