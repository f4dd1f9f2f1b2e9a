// Checks the project that the module belongs to.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Checks the project that the module belongs to.
type MyModule struct{}

// How many lines the project's documentation has.
func (m *MyModule) CountDocs(
	ctx context.Context,
	// The documentation.
	// +defaultPath="/docs"
	docs *dagger.Directory,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedDirectory("/docs", docs).
		WithExec([]string{"sh", "-c", "find /docs -name '*.md' | xargs cat | wc -l"}).
		Stdout(ctx)
}

// The first page of the documentation.
func (m *MyModule) FirstPage(
	ctx context.Context,
	// The page to read.
	// +defaultPath="/docs/README.md"
	page *dagger.File,
) (string, error) {
	return page.Contents(ctx)
}
