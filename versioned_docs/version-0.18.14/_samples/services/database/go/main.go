// Tests an application against a database.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests an application against a database.
type MyModule struct{}

// Runs a Node.js project's tests against a PostgreSQL server.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	// region: service
	database := dag.Container().
		From("postgres:16-alpine").
		WithEnvVariable("POSTGRES_PASSWORD", "test").
		WithExposedPort(5432).
		AsService()
	// endregion: service

	return dag.Container().
		From("node:22-slim").
		WithServiceBinding("db", database).
		WithEnvVariable("DATABASE_URL", "postgres://postgres:test@db:5432/postgres").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"npm", "ci"}).
		WithExec([]string{"npm", "test"}).
		Stdout(ctx)
}
