// Shows how names become those of the command line.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Counts lines.
type MyModule struct{}

// The number of lines in the files of a directory whose names match a pattern.
func (m *MyModule) CountLines(
	ctx context.Context,
	// The directory to look into.
	sourceDir *dagger.Directory,
	// The pattern of the names.
	// +default="*.md"
	filePattern string,
) (string, error) {
	return dag.Container().
		From("alpine:3.22").
		WithMountedDirectory("/src", sourceDir).
		WithEnvVariable("PATTERN", filePattern).
		WithExec([]string{"sh", "-c", `find /src -name "$PATTERN" -type f -exec cat {} + | wc -l`}).
		Stdout(ctx)
}
