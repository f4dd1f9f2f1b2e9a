// Builds a base image with the day's security updates.
package main

import (
	"time"

	"dagger/my-module/internal/dagger"
)

// Builds base images.
type MyModule struct{}

// Returns Alpine Linux with today's updates, cached for the rest of the day.
func (m *MyModule) Base() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		// region: daily
		WithEnvVariable("UPDATED_ON", time.Now().UTC().Format(time.DateOnly)).
		WithExec([]string{"apk", "upgrade", "--no-cache"}).
		WithoutEnvVariable("UPDATED_ON")
	// endregion: daily
}
