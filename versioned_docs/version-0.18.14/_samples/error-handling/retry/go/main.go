// Retries a flaky download.
package main

import (
	"context"
	"errors"
	"strconv"

	"dagger/my-module/internal/dagger"
)

// Downloads from unreliable servers.
type MyModule struct{}

// Downloads a page, trying up to three times.
func (m *MyModule) Fetch(
	ctx context.Context,
	// The page's URL.
	url string,
) (string, error) {
	var failed *dagger.ExecError
	for attempt := 1; attempt <= 3; attempt++ {
		page, err := dag.Container().
			From("alpine:3.22").
			// region: attempt
			WithEnvVariable("ATTEMPT", strconv.Itoa(attempt)).
			// endregion: attempt
			WithExec([]string{"wget", "-qO-", url}).
			Stdout(ctx)
		if !errors.As(err, &failed) {
			return page, err
		}
	}
	return "", failed
}
