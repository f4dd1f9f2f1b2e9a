// Tests, builds and packages a Go service.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests, builds and packages a Go service.
type MyModule struct{}

// Runs the tests against a PostgreSQL database.
func (m *MyModule) Test(
	ctx context.Context,
	// The service's source directory, with go.mod and go.sum.
	source *dagger.Directory,
) (string, error) {
	database := dag.Container().
		From("postgres:16-alpine").
		WithEnvVariable("POSTGRES_DB", "orders").
		WithEnvVariable("POSTGRES_PASSWORD", "test").
		WithExposedPort(5432).
		AsService(dagger.ContainerAsServiceOpts{UseEntrypoint: true})

	return m.toolchain(source).
		WithServiceBinding("db", database).
		WithEnvVariable("DATABASE_URL", "postgres://postgres:test@db:5432/orders?sslmode=disable").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)
}

// Builds the program.
func (m *MyModule) Build(
	// The service's source directory, with go.mod and go.sum.
	source *dagger.Directory,
) *dagger.File {
	return m.toolchain(source).
		WithEnvVariable("CGO_ENABLED", "0").
		WithExec([]string{"go", "build", "-o", "/out/orders", "."}).
		File("/out/orders")
}

// Packages the program as an image.
func (m *MyModule) Image(
	// The service's source directory, with go.mod and go.sum.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithFile("/usr/local/bin/orders", m.Build(source)).
		WithExposedPort(8080).
		WithEntrypoint([]string{"orders"})
}

// Returns Go with the service's sources and dependencies.
func (m *MyModule) toolchain(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("golang:1.24-alpine").
		WithMountedCache("/go/pkg/mod", dag.CacheVolume("go-modules")).
		WithMountedCache("/root/.cache/go-build", dag.CacheVolume("go-build")).
		WithWorkdir("/src").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Include: []string{"go.mod", "go.sum"}}).
		WithExec([]string{"go", "mod", "download"}).
		WithDirectory(".", source)
}
