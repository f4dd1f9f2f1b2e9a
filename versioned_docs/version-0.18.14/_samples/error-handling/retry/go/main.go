// Tries a flaky download more than once.
package main

import (
	"context"
	"errors"
	"strconv"

	"dagger/my-module/internal/dagger"
)

// Downloads from servers that do not always answer.
type MyModule struct{}

// Downloads a page, in up to three attempts.
func (m *MyModule) Fetch(
	ctx context.Context,
	// The address of the page.
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
