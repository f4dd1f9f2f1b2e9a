// Checks websites afresh on every run.
package main

import (
	"context"
	"time"

	"dagger/my-module/internal/dagger"
)

// Checks websites.
type MyModule struct{}

// Fetches a page again on every run, and returns its headers.
func (m *MyModule) Check(
	ctx context.Context,
	// The address of the page.
	url string,
) (string, error) {
	return m.tools().
		// region: always
		WithEnvVariable("CHECKED_AT", time.Now().Format(time.RFC3339Nano)).
		// endregion: always
		WithExec([]string{"curl", "-fsSI", url}).
		Stdout(ctx)
}

// A container with curl, which comes from the cache.
func (m *MyModule) tools() *dagger.Container {
	return dag.Container().From("alpine:3.22").WithExec([]string{"apk", "add", "curl"})
}
