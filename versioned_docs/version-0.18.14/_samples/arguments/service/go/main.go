// Checks databases.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks databases.
type MyModule struct{}

// Checks whether a PostgreSQL server accepts connections.
func (m *MyModule) Ready(
	ctx context.Context,
	// The database server.
	database *dagger.Service,
) (string, error) {
	return dag.Container().
		From("postgres:16-alpine").
		WithServiceBinding("db", database).
		WithExec([]string{"pg_isready", "--host=db"}).
		Stdout(ctx)
}
