// Checks a Python project with three tools in parallel.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"

	"golang.org/x/sync/errgroup"
)

// Checks a Python project with three tools in parallel.
type MyModule struct{}

// Lints the code.
func (m *MyModule) Lint(
	ctx context.Context,
	// The project directory, with pyproject.toml.
	source *dagger.Directory,
) (string, error) {
	return m.tools(source).WithExec([]string{"ruff", "check", "."}).Stdout(ctx)
}

// Checks the types.
func (m *MyModule) Types(
	ctx context.Context,
	// The project directory, with pyproject.toml.
	source *dagger.Directory,
) (string, error) {
	return m.tools(source).WithExec([]string{"mypy", "."}).Stdout(ctx)
}

// Runs the tests.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory, with pyproject.toml.
	source *dagger.Directory,
) (string, error) {
	return m.tools(source).WithExec([]string{"pytest", "--quiet"}).Stdout(ctx)
}

// Runs all checks in parallel, and fails as soon as one does.
func (m *MyModule) All(
	ctx context.Context,
	// The project directory, with pyproject.toml.
	source *dagger.Directory,
) error {
	// region: parallel
	group, ctx := errgroup.WithContext(ctx)
	for _, check := range []func(context.Context, *dagger.Directory) (string, error){m.Lint, m.Types, m.Test} {
		group.Go(func() error {
			_, err := check(ctx, source)
			return err
		})
	}
	return group.Wait()
	// endregion: parallel
}

// Returns the project with the tools, built once for all three checks.
func (m *MyModule) tools(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("python:3.12-slim").
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("pip")).
		WithExec([]string{"pip", "install", "ruff==0.12.4", "mypy==1.17.0", "pytest==8.4.1"}).
		WithDirectory("/src", source, dagger.ContainerWithDirectoryOpts{Exclude: []string{".venv", ".git"}}).
		WithWorkdir("/src").
		WithExec([]string{"pip", "install", "--editable", "."})
}
