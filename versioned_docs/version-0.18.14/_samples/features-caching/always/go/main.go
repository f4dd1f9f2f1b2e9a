// Checks websites on every run, without using cached results.
package main

import (
	"context"
	"time"

	"dagger/my-module/internal/dagger"
)

// Checks websites.
type MyModule struct{}

// Requests a page on every run and returns the response's headers.
func (m *MyModule) Check(
	ctx context.Context,
	// The page's URL.
	url string,
) (string, error) {
	return m.tools().
		// region: always
		WithEnvVariable("CHECKED_AT", time.Now().Format(time.RFC3339Nano)).
		// endregion: always
		WithExec([]string{"curl", "-fsSI", url}).
		Stdout(ctx)
}

// Returns a container with curl, cached between runs.
func (m *MyModule) tools() *dagger.Container {
	return dag.Container().From("alpine:3.22").WithExec([]string{"apk", "add", "curl"})
}
