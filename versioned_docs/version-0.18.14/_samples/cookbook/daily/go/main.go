// Makes a base image with the security updates of the day.
package main

import (
	"time"

	"dagger/my-module/internal/dagger"
)

// Makes base images.
type MyModule struct{}

// Alpine Linux with today's updates. Further calls on the same day take them from the cache.
func (m *MyModule) Base() *dagger.Container {
	return dag.Container().
		From("alpine:3.22").
		// region: daily
		WithEnvVariable("UPDATED_ON", time.Now().UTC().Format(time.DateOnly)).
		WithExec([]string{"apk", "upgrade", "--no-cache"}).
		WithoutEnvVariable("UPDATED_ON")
	// endregion: daily
}
