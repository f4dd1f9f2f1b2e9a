// Reads from a database that runs on the caller's machine.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Reads from a database.
type MyModule struct{}

// Lists the tables of a PostgreSQL database.
func (m *MyModule) Tables(
	ctx context.Context,
	// The database server.
	db *dagger.Service,
	// The password of the user postgres.
	password *dagger.Secret,
) (string, error) {
	return dag.Container().
		From("postgres:16-alpine").
		WithServiceBinding("db", db).
		WithSecretVariable("PGPASSWORD", password).
		WithExec([]string{"psql", "--host=db", "--username=postgres", "--command=\\dt"}).
		Stdout(ctx)
}
