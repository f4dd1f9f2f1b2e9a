// Uses a separate cache volume for each Python version.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests a Python project.
type MyModule struct{}

// Runs the project's tests with the given Python version.
func (m *MyModule) Test(
	ctx context.Context,
	// The project directory.
	source *dagger.Directory,
	// The Python version.
	// +default="3.13"
	version string,
) (string, error) {
	return dag.Container().
		From("python:"+version+"-slim").
		// region: key
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("pip-"+version)).
		// endregion: key
		WithWorkdir("/src").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Include: []string{"requirements.txt"}}).
		WithExec([]string{"pip", "install", "-r", "requirements.txt"}).
		WithDirectory(".", source).
		WithExec([]string{"python", "-m", "unittest", "-v"}).
		Stderr(ctx)
}
