// Runs a separate database for each test suite.
package main

import "dagger/my-module/internal/dagger"

// Runs test databases.
type MyModule struct{}

// Returns a separate database for each test suite.
func (m *MyModule) Database(
	// The test suite's name.
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
