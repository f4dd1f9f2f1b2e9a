// Lints a project's Dockerfile and YAML files.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"

	"golang.org/x/sync/errgroup"
)

// Lints a project's Dockerfile and YAML files.
type MyModule struct{}

// Lints the Dockerfile.
func (m *MyModule) Dockerfile(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("hadolint/hadolint:v2.12.0-alpine").
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"hadolint", "Dockerfile"}).
		Stdout(ctx)
}

// Lints the YAML files.
func (m *MyModule) Yaml(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("python:3.12-slim").
		WithExec([]string{"pip", "install", "yamllint==1.37.1"}).
		WithMountedDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"yamllint", "--strict", "."}).
		Stdout(ctx)
}

// Runs both linters in parallel, and stops both if one fails.
func (m *MyModule) Lint(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
) error {
	// region: parallel
	group, ctx := errgroup.WithContext(ctx)
	group.Go(func() error {
		_, err := m.Dockerfile(ctx, source)
		return err
	})
	group.Go(func() error {
		_, err := m.Yaml(ctx, source)
		return err
	})
	return group.Wait()
	// endregion: parallel
}
