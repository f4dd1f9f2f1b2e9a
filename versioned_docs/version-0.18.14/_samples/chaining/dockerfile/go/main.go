// Builds one stage of a Dockerfile.
package main

import "dagger/my-module/internal/dagger"

// Builds Dockerfiles.
type MyModule struct{}

// Builds one stage of a project's Dockerfile.
func (m *MyModule) Stage(
	// The project directory, with its Dockerfile.
	source *dagger.Directory,
	// The name of the stage.
	target string,
	// The value of the build argument GO_VERSION.
	// +default="1.24"
	goVersion string,
) *dagger.Container {
	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{
		Target:    target,
		BuildArgs: []dagger.BuildArg{{Name: "GO_VERSION", Value: goVersion}},
	})
}
