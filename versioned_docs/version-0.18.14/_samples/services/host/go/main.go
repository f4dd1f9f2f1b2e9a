// Queries a database on the caller's machine.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Queries a database.
type MyModule struct{}

// Lists the tables in a PostgreSQL database.
func (m *MyModule) Tables(
	ctx context.Context,
	// The database server.
	db *dagger.Service,
	// The password for the user postgres.
	password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("postgres:16-alpine").
		WithServiceBinding("db", db).
		WithSecretVariable("PGPASSWORD", password).
		WithExec([]string{"psql", "--host=db", "--username=postgres", "--command=\\dt"}).
		Stdout(ctx)
}
