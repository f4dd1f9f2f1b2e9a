// Checks YAML files by the rules of this module.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks YAML files by the rules of this module.
type MyModule struct{}

// Checks the YAML files of a directory.
func (m *MyModule) Lint(
	ctx context.Context,
	// The files to check.
	source *dagger.Directory,
	// The rules; those of this module if left out.
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
