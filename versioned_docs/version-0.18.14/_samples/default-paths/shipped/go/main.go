// Lints YAML files with the module's own rules.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Lints YAML files with the module's own rules.
type MyModule struct{}

// Lints the YAML files in a directory.
func (m *MyModule) Lint(
	ctx context.Context,
	// The directory to lint.
	source *dagger.Directory,
	// The yamllint configuration (default: the module's own rules).
	// +defaultPath="rules/yamllint.yml"
	rules *dagger.File,
) (string, error) {
	return dag.Container().
		From("python:3.12-slim").
		WithExec([]string{"pip", "install", "yamllint==1.37.1"}).
		WithMountedFile("/rules.yml", rules).
		WithMountedDirectory("/src", source).
		WithExec([]string{"yamllint", "--config-file", "/rules.yml", "/src"}).
		Stdout(ctx)
}
