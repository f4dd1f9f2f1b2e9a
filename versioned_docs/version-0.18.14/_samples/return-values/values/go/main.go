// Counts the files of a project.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Counts files.
type MyModule struct{}

// How many files a directory holds.
func (m *MyModule) Count(
	ctx context.Context,
	// The directory.
	source *dagger.Directory,
) (int, error) {
	files, err := source.Glob(ctx, "**/*")
	if err != nil {
		return 0, err
	}
	return len(files), nil
}

// The names of the entries at the top of a directory.
func (m *MyModule) Names(
	ctx context.Context,
	// The directory.
	source *dagger.Directory,
) ([]string, error) {
	return source.Entries(ctx)
}
