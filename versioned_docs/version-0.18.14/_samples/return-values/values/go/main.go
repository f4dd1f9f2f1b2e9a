// Inspects files and directories.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Inspects files and directories.
type MyModule struct{}

// Counts the files and directories in a directory, at any depth.
func (m *MyModule) Count(
	ctx context.Context,
	// The directory to inspect.
	source *dagger.Directory,
) (int, error) {
	files, err := source.Glob(ctx, "**/*")
	if err != nil {
		return 0, err
	}
	return len(files), nil
}

// Returns a file's size in kilobytes.
func (m *MyModule) Kilobytes(
	ctx context.Context,
	// The file to inspect.
	file *dagger.File,
) (float64, error) {
	size, err := file.Size(ctx)
	if err != nil {
		return 0, err
	}
	return float64(size) / 1000, nil
}

// Lists the names of a directory's top-level entries.
func (m *MyModule) Names(
	ctx context.Context,
	// The directory to inspect.
	source *dagger.Directory,
) ([]string, error) {
	return source.Entries(ctx)
}
