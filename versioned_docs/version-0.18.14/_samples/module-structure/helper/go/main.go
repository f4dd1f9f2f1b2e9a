// Lints and formats shell scripts.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Lints and formats shell scripts.
type MyModule struct{}

// Lints the scripts with ShellCheck.
func (m *MyModule) Lint(
	ctx context.Context,
	// The directory that contains the scripts.
	source *dagger.Directory,
) (string, error) {
	return m.tools(source).WithExec([]string{"sh", "-c", "shellcheck *.sh"}).Stdout(ctx)
}

// Formats the scripts with shfmt.
func (m *MyModule) Format(
	// The directory that contains the scripts.
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
