// First steps with Dagger.
package main

import "dagger/basics/internal/dagger"

// First steps with Dagger.
type Basics struct{}

// Returns an Alpine container with Git.
func (m *Basics) Tools() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "--no-cache", "git"})
}
