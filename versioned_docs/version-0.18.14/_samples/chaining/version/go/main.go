// Tells the version of a program.
package main

import "context"

// Tells the versions of programs.
type MyModule struct{}

// The version of a program in Alpine Linux.
func (m *MyModule) Version(
	ctx context.Context,
	// The program, and the package that it is in.
	// +default="git"
	program string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", program}).
		WithExec([]string{program, "--version"}).
		Stdout(ctx)
}
