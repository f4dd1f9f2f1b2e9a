// Measures how long compression takes.
package main

import (
	"context"
	"fmt"
	"strings"

	"dagger/my-module/internal/dagger"
	"dagger/my-module/internal/telemetry"
)

// Compares compression levels.
type MyModule struct{}

// Returns the compressed size for each level. A span times each compression.
func (m *MyModule) Compare(
	ctx context.Context,
	// The files to compress.
	source *dagger.Directory,
) ([]string, error) {
	tools, err := dag.Container().
		From("alpine:3.22").
		WithExec([]string{"apk", "add", "zstd"}).
		WithMountedDirectory("/src", source).
		Sync(ctx)
	if err != nil {
		return nil, err
	}
	var sizes []string
	for _, level := range []string{"-1", "-9", "-19"} {
		size, err := m.compress(ctx, tools, level)
		if err != nil {
			return nil, err
		}
		sizes = append(sizes, fmt.Sprintf("%s: %s bytes", level, strings.TrimSpace(size)))
	}
	return sizes, nil
}

// region: span
// Compresses at one level. The deferred call records the error in the span.
func (m *MyModule) compress(ctx context.Context, tools *dagger.Container, level string) (size string, failure error) {
	ctx, span := Tracer().Start(ctx, "zstd "+level)
	defer telemetry.End(span, func() error { return failure })
	return tools.
		WithExec([]string{"sh", "-c", "tar -cf - -C /src . | zstd " + level + " | wc -c"}).
		Stdout(ctx)
}

// endregion: span
