// Tests and builds the Go project that contains the module.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests and builds a Go project.
type MyModule struct {
	// +private
	Source *dagger.Directory
}

func New(
	// The project directory, without its Git history and documentation.
	// +defaultPath="/"
	// +ignore=[".git", "docs", "**/*.md"]
	source *dagger.Directory,
) *MyModule {
	return &MyModule{Source: source}
}

// Runs the tests.
func (m *MyModule) Test(ctx context.Context) (string, error) {
	return m.toolchain().WithExec([]string{"go", "test", "./..."}).Stdout(ctx)
}

// Builds the programs.
func (m *MyModule) Build() *dagger.Directory {
	return m.toolchain().WithExec([]string{"go", "build", "-o", "/out/", "./..."}).Directory("/out")
}

func (m *MyModule) toolchain() *dagger.Container {
	return dag.Container().
		From("golang:1.24-alpine").
		WithDirectory("/src", m.Source).
		WithWorkdir("/src")
}
