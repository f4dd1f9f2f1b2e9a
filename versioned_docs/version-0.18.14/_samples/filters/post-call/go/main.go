// Copies part of a directory.
package main

import "dagger/my-module/internal/dagger"

// Collects documentation.
type MyModule struct{}

// Returns a container with a directory's Markdown files, except drafts.
func (m *MyModule) Docs(
	// The project directory.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithDirectory("/docs", source, dagger.ContainerWithDirectoryOpts{
			Include: []string{"**/*.md"},
			Exclude: []string{"drafts"},
		})
}
