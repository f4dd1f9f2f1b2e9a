// Looks up a program's version.
package main

import "context"

// Looks up program versions.
type MyModule struct{}

// Returns a program's version in Alpine Linux.
func (m *MyModule) Version(
	ctx context.Context,
	// The name of the program and of its package.
	// +default="git"
	program string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", program}).
		WithExec([]string{program, "--version"}).
		Stdout(ctx)
}
