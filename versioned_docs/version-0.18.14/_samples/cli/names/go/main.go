// Shows how names in code map to names on the command line.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Counts lines.
type MyModule struct{}

// Counts the lines in a directory's files that match a pattern.
func (m *MyModule) CountLines(
	ctx context.Context,
	// The directory to search.
	sourceDir *dagger.Directory,
	// The file name pattern.
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
