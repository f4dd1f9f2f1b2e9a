// The tools that an agent can use to work on the project.
package main

import (
	"context"

	"dagger/workspace/internal/dagger"
)

// The tools that an agent can use to work on the project.
type Workspace struct {
	// The project's files.
	Source *dagger.Directory
}

// Sets the project to work on.
func New(
	// The project's files.
	// +ignore=[".git", ".dagger", "dagger.json", ".env", "dist", "node_modules"]
	source *dagger.Directory,
) *Workspace {
	return &Workspace{Source: source}
}

// Reads a file.
func (m *Workspace) ReadFile(
	ctx context.Context,
	// The file's path in the project.
	path string,
) (string, error) {
	return m.Source.File(path).Contents(ctx)
}

// Writes a file, and returns the changed workspace.
func (m *Workspace) WriteFile(
	// The file's path in the project.
	path string,
	// The file's new contents.
	contents string,
) *Workspace {
	m.Source = m.Source.WithNewFile(path, contents)
	return m
}

// Lists the files and directories of the project.
func (m *Workspace) ListFiles(ctx context.Context) ([]string, error) {
	return m.Source.Glob(ctx, "**")
}

// Runs the tests, and returns their report even if a test fails.
func (m *Workspace) Test(ctx context.Context) (string, error) {
	return dag.Container().
		From("node:22-slim").
		WithMountedCache("/root/.npm", dag.CacheVolume("npm")).
		WithWorkdir("/src").
		WithDirectory("/src", m.Source).
		WithExec([]string{"npm", "install"}).
		WithExec([]string{"npm", "test"}, dagger.ContainerWithExecOpts{Expect: dagger.ReturnTypeAny}).
		Stdout(ctx)
}
