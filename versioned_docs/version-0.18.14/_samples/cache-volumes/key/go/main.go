// Keeps one cache for each version of a language.
package main

import (
	"context"

	"dagger/my-module/internal/dagger"
)

// Tests a Python project.
type MyModule struct{}

// Tests the project with a version of Python.
func (m *MyModule) Test(
	ctx context.Context,
	// The project.
	source *dagger.Directory,
	// The version of Python.
	// +default="3.13"
	version string,
) (string, error) {
	return dag.Container().
		From("python:"+version+"-slim").
		// region: key
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("pip-"+version)).
		// endregion: key
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"pip", "install", "-r", "requirements.txt"}).
		WithExec([]string{"python", "-m", "unittest", "-v"}).
		Stderr(ctx)
}
