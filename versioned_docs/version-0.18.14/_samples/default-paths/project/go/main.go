// Inspects the project that contains the module.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Inspects the project that contains the module.
type MyModule struct{}

// Counts the lines in the project's documentation.
func (m *MyModule) CountDocs(
	ctx context.Context,
	// The documentation directory.
	// +defaultPath="/docs"
	docs *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedDirectory("/docs", docs).
		WithExec([]string{"sh", "-c", "find /docs -name '*.md' -exec cat {} + | wc -l"}).
		Stdout(ctx)
}

// Returns the first page of the documentation.
func (m *MyModule) FirstPage(
	ctx context.Context,
	// The page to read.
	// +defaultPath="/docs/README.md"
	page *dagger.File,
) (string, error) {
	return page.Contents(ctx)
}
