// Runs the project's tests the way its CI job did.
package main

import "dagger/my-module/internal/dagger"

// Runs the project's tests the way its CI job did.
type MyModule struct{}

// Runs the project's test script and returns its reports.
func (m *MyModule) Test(
	// The project directory, with requirements.txt and ci/test.sh.
	source *dagger.Directory,
) *dagger.Directory {
	return dag.Container().
		From("python:3.12-slim").
		WithMountedCache("/root/.cache/pip", dag.CacheVolume("pip")).
		WithWorkdir("/src").
		WithDirectory(".", source, dagger.ContainerWithDirectoryOpts{Include: []string{"requirements.txt"}}).
		WithExec([]string{"pip", "install", "--requirement", "requirements.txt"}).
		WithDirectory(".", source).
		WithEnvVariable("APP_ENV", "test").
		WithExec([]string{"./ci/test.sh"}).
		Directory("reports")
}
