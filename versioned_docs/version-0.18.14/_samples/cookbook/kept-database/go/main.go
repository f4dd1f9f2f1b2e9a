// Runs a development database that keeps its data.
package main

import "dagger/my-module/internal/dagger"

// Runs development databases.
type MyModule struct{}

// Returns a PostgreSQL server that keeps its data between runs.
func (m *MyModule) Database(
	// The password for the user postgres.
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
