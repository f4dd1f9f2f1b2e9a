// Builds Dockerfiles with unusual names or locations.
package main

import "dagger/my-module/internal/dagger"

// Builds Dockerfiles with unusual names or locations.
type MyModule struct{}

// Builds a Dockerfile with another name or in a subdirectory.
func (m *MyModule) Named(
	// The build context.
	source *dagger.Directory,
	// The Dockerfile's path in the build context.
	path string,
) *dagger.Container {
	return source.DockerBuild(dagger.DirectoryDockerBuildOpts{Dockerfile: path})
}

// Builds a Dockerfile from outside the build context.
func (m *MyModule) Outside(
	// The build context.
	source *dagger.Directory,
	// The Dockerfile.
	dockerfile *dagger.File,
) *dagger.Container {
	return source.WithFile("Dockerfile", dockerfile).DockerBuild()
}
