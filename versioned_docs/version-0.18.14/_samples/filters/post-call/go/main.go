// Builds from a part of a directory.
package main

import "dagger/my-module/internal/dagger"

// Builds documentation.
type MyModule struct{}

// A container with the Markdown files of a directory, drafts left out.
func (m *MyModule) Docs(
	// The whole project.
	source *dagger.Directory,
) *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		WithDirectory("/docs", source, dagger.ContainerWithDirectoryOpts{
			Include: []string{"**/*.md"},
			Exclude: []string{"drafts"},
		})
}
