// Makes databases that are not shared.
package main

import "dagger/my-module/internal/dagger"

// Makes databases for tests.
type MyModule struct{}

// A database of its own for each test suite.
func (m *MyModule) Database(
	// The name of the test suite.
	suite string,
) *dagger.Service {
	return dag.Container().
		From("postgres:16-alpine").
		WithEnvVariable("POSTGRES_PASSWORD", "test").
		// region: suite
		WithEnvVariable("SUITE", suite).
		// endregion: suite
		WithExposedPort(5432).
		AsService()
}
