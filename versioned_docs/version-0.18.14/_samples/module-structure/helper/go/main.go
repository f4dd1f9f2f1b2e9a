// Checks a shell project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks a shell project.
type MyModule struct{}

// What ShellCheck says about the scripts.
func (m *MyModule) Lint(
	ctx context.Context,
	// The scripts.
	source *dagger.Directory,
) (string, error) {
	return m.tools(source).WithExec([]string{"sh", "-c", "shellcheck *.sh"}).Stdout(ctx)
}

// The scripts as shfmt writes them.
func (m *MyModule) Format(
	// The scripts.
	source *dagger.Directory,
) *dagger.Directory {
	return m.tools(source).WithExec([]string{"shfmt", "-w", "."}).Directory(".")
}

func (m *MyModule) tools(source *dagger.Directory) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "shellcheck", "shfmt"}).
		WithDirectory("/src", source).
		WithWorkdir("/src")
}
